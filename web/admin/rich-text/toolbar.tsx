import { ImageIcon, Link2 } from 'lucide-react'
import type { Command, EditorState } from 'prosemirror-state'
import { Toolbar as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Select } from '#web/ui/select.tsx'
import { headingLevel, linkAt, setHeading } from './commands.ts'
import { historyTools, paragraphKinds, tools } from './tools.ts'

interface ToolbarProps {
  /** What the text is called. */
  label: string
  state: EditorState
  run: (command: Command) => void
  onLink: () => void
  onPicture: () => void
  /** What stands at its end. */
  children: ReactNode
}

/** The tools of a text. Its buttons are one stop of Tab, with arrow keys between them. */
export function Toolbar({ label, state, run, onLink, onPicture, children }: ToolbarProps) {
  return (
    <fieldset
      aria-label="Tools"
      // By its name the text itself is found.
      aria-description={label}
      className="z-10 flex min-w-0 flex-wrap items-center border-b lg:gap-x-1 border-edge bg-paper px-1 py-1 tall:sticky tall:top-(--header-height)"
    >
      <div className="w-36 lg:w-40">
        <Select
          aria-label="Kind of paragraph"
          value={headingLevel(state)}
          onChange={({ target }) => run(setHeading(Number(target.value)))}
          className="min-h-11! border-transparent! py-1! text-small! md:min-h-9!"
        >
          {paragraphKinds.map((kind) => (
            <option key={kind.level} value={kind.level}>
              {kind.label}
            </option>
          ))}
        </Select>
      </div>
      <Radix.Root aria-label="Formatting" className="flex flex-wrap items-center lg:gap-x-1">
        {tools.map(({ label: name, icon: Icon, command, isOn }) => (
          <Tool key={name} label={name} isOn={isOn?.(state) ?? false} onClick={() => run(command)}>
            <Icon aria-hidden="true" className="size-4" />
          </Tool>
        ))}
        <Tool label="Link" isOn={linkAt(state) !== ''} onClick={onLink}>
          <Link2 aria-hidden="true" className="size-4" />
        </Tool>
        <Tool label="Picture" onClick={onPicture}>
          <ImageIcon aria-hidden="true" className="size-4" />
        </Tool>
        {historyTools.map(({ label: name, icon: Icon, command }) => (
          <Tool key={name} label={name} isOff={!command(state)} onClick={() => run(command)}>
            <Icon aria-hidden="true" className="size-4" />
          </Tool>
        ))}
      </Radix.Root>
      <div className="ml-auto">{children}</div>
    </fieldset>
  )
}

interface ToolProps extends ComponentProps<'button'> {
  label: string
  /** Of a tool that can be on; it is told as pressed. */
  isOn?: boolean
  /** There is nothing that it could do; it still takes the focus, so that the arrow keys pass it. */
  isOff?: boolean
}

function Tool({ label, isOn, isOff = false, onClick, children }: ToolProps) {
  return (
    <Radix.Button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="grid size-11 place-items-center hover:bg-ink/6 aria-disabled:opacity-40 aria-pressed:bg-ink/10 md:size-9"
    >
      {children}
    </Radix.Button>
  )
}
