import { act, asDecimal, asEscaped, pairs } from './act.ts'

/** Elements that load or run by themselves, with the event that does. */
const loud = [
  ['img src=x', 'onerror'],
  ['img src=data:,', 'onerror'],
  ['image src=x', 'onerror'],
  ['svg', 'onload'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['video src=x', 'onerror'],
  ['video><source', 'onerror'],
  ['audio src=x', 'onerror'],
  ['iframe src=about:blank', 'onload'],
  ['object data=x', 'onerror'],
  ['embed src=about:blank', 'onload'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['style', 'onload'],
  ['script src=x', 'onerror'],
  ['details open', 'ontoggle'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['button popovertarget=p', 'onclick'],
  ['a href=# autofocus tabindex=1', 'onfocus'],
  ['p contenteditable autofocus', 'onfocus'],
  ['marquee', 'onstart'],
  ['p style="animation:x 1s"', 'onanimationstart'],
  ['p style="transition:all 1s"', 'ontransitionend'],
  ['dialog open', 'onbeforetoggle'],
  ['form><input type=submit autofocus', 'onfocus'],
  ['table background=x', 'onload'],
  ['frameset', 'onload'],
  ['meter', 'onpointerover'],
] as const

/** How a handler may be put into its tag. */
const spellings: ((tag: string, event: string) => string)[] = [
  (tag, event) => `<${tag} ${event}=${act}>`,
  (tag, event) => `<${tag} ${event}="${act}">`,
  (tag, event) => `<${tag}/${event}='${act}'/>`,
  (tag, event) => `<${tag.toUpperCase()}\n${event.toUpperCase()}\t=\f${act}>`,
  (tag, event) => `<${tag} ${event}=${asDecimal(act)}>`,
]

const scripts = (canary: string) => [
  `<script>${act}</script>`,
  `<SCRIPT>${act}</SCRIPT>`,
  `<script >${act}</script >`,
  `<script\n>${act}</script\n>`,
  `<script/x>${act}</script/x>`,
  `<script type=module>${act}</script>`,
  `<script type="text/dormant">${act}</script>`,
  `<script type="text/dormant" async="">${act}</script>`,
  `<script nonce="">${act}</script>`,
  `<script src=${canary}/script></script>`,
  `<script src=//${canary.split('//')[1]}/protocol-relative></script>`,
  `<script src="data:text/javascript,${act}"></script>`,
  `<script>${asEscaped('trap')}()</script>`,
  `<scr<script>ipt>${act}</scr</script>ipt>`,
  `<<script>${act}//<</script>`,
  `<script>${act}`,
  `<script src=${canary}/unclosed?`,
  `<script type=importmap>{"imports":{"x":"${canary}/map"}}</script>`,
  `<script type=speculationrules>{"prefetch":[{"urls":["${canary}/rules"]}]}</script>`,
  `<noscript><script>${act}</script></noscript>`,
  `<template shadowrootmode=open><script>${act}</script></template>`,
]

/** Elements that act by being there. */
export function elements(canary: string): string[] {
  return [...scripts(canary), ...pairs(loud, spellings, ([tag, event], spell) => spell(tag, event))]
}
