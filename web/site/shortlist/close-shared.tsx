import { useState } from 'react'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { useWords } from '#web/ui/words.ts'
import { useSent } from './sent.ts'
import type { Shared } from './use-shared.ts'

interface CloseSharedProps {
  shared: Shared
  onClosed: () => void
}

/** Closes a shortlist, from the browser that has sent it, after a question. */
export function CloseShared({ shared: { shortlist, change }, onClosed }: CloseSharedProps) {
  const say = useWords(shortlistWords)
  const [isAsked, setAsked] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const [failure, setFailure] = useState('')
  const own = useSent().find(({ key }) => key === shortlist.key)
  if (!own) return null

  async function close(editKey: string) {
    setClosing(true)
    setFailure('')
    try {
      await change({ editKey, close: true })
      onClosed()
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setClosing(false)
    }
  }

  return (
    <section className="mt-12 border-t border-hairline pt-4">
      {isAsked ? (
        <>
          <p>{say('shortlist.close.lead')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              size="small"
              className="min-h-11"
              busy={isClosing}
              autoFocus
              onClick={() => close(own.editKey)}
            >
              {say('shortlist.close.sure')}
            </Button>
            <Button look="outline" size="small" className="min-h-11" onClick={() => setAsked(false)}>
              {say('shortlist.close.not')}
            </Button>
          </div>
        </>
      ) : (
        <Button look="outline" size="small" className="min-h-11" onClick={() => setAsked(true)}>
          {say('shortlist.close')}
        </Button>
      )}
      <ErrorText>{failure}</ErrorText>
    </section>
  )
}
