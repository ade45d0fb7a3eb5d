import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { noteUnsaved } from '../../../drafts/unsaved-forms.ts'
import { refuseImage } from '../../../files/accepted.ts'
import { createFileList } from '../../../files/file-list.ts'
import type { FormFile } from '../../../files/form-file.ts'
import { fileKey } from './names.ts'
import { type Picture, type Pictures, refusedAs } from './picture.ts'

export type ChosenPictures = ReturnType<typeof useChosenPictures>

/** The pictures that were chosen beside a file of designs: each is sent as soon as it is, and told by its name. */
export function useChosenPictures() {
  const [list] = useState(() => createFileList({ files: [], keepsRepeated: true, onFailure: () => {} }))
  const [refused, setRefused] = useState<ReadonlyMap<string, { name: string; reason: string }>>(new Map())
  const [replaced, setReplaced] = useState<string[]>([])
  // Of what a file goes through on its way, the plan is told no more than that it is there, or is not.
  const states = useSyncExternalStore(list.subscribe, () => list.current().map(stateOf).join('\n'))
  useEffect(() => list.leave, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has other states
  const pictures: Pictures = useMemo(() => {
    const chosen = list.current().map((file) => [keyOf(file), pictureOf(file)] as const)
    return new Map([...chosen, ...[...refused].map(([key, { reason }]) => [key, refusedAs(reason)] as const)])
  }, [list, states, refused])

  // Whoever leaves would have to choose them anew.
  const isSending = [...pictures.values()].some((picture) => picture?.state === 'awaited')
  useEffect(() => {
    noteUnsaved(list, isSending ? 'nothing' : null)
    return () => noteUnsaved(list, null)
  }, [list, isSending])

  function add(files: File[]) {
    const [fine, wrong] = [new Map<string, File>(), new Map(refused)]
    const twice = new Set<string>()
    for (const file of files) {
      const key = fileKey(file.name)
      const reason = refuseImage(file)
      wrong.delete(key)
      if (reason) wrong.set(key, { name: file.name, reason })
      else if (fine.has(key)) twice.add(file.name)
      if (!reason) fine.set(key, file)
    }
    const before = list.current().filter((file) => fine.has(keyOf(file)))
    const again = before.filter((file) => isSameFile(file, fine.get(keyOf(file))))
    const other = before.filter((file) => !again.includes(file))
    for (const file of again) {
      fine.delete(keyOf(file))
      if (file.failure) list.retry(file.key)
    }
    setRefused(wrong)
    setReplaced([...twice, ...other.map(nameOf)])
    list.remove(...other)
    list.add([...fine.values()])
  }

  function dismissRefused(key: string) {
    setRefused(new Map([...refused].filter(([other]) => other !== key)))
  }

  return { list, pictures, refused, replaced, add, dismissRefused }
}

export const nameOf = ({ chosen }: FormFile) => chosen?.file.name ?? ''
const keyOf = (file: FormFile) => fileKey(nameOf(file))

const stateOf = ({ key, fileId, failure }: FormFile) => [key, fileId, failure?.message].join(' ')

function pictureOf({ fileId, failure }: FormFile): Picture {
  if (fileId) return { state: 'stored', fileId }
  if (failure) return { state: 'refused', reason: `was not sent: ${failure.message}` }
  return { state: 'awaited' }
}

function isSameFile({ chosen }: FormFile, other: File | undefined): boolean {
  return chosen?.file.size === other?.size && chosen?.file.lastModified === other?.lastModified
}
