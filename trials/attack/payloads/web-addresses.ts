import { act, asDecimal, asHexadecimal, asLongDecimal, asPercent, pairs } from './act.ts'

const html = `<script>${act}</script>`

/** Addresses that run, in the spellings that browsers read. */
const running = [
  `javascript:${act}`,
  `JaVaScRiPt:${act}`,
  ` javascript:${act}`,
  `\u0001javascript:${act}`,
  `java\tscript:${act}`,
  `java\nscript:${act}`,
  `javascript&colon;${act}`,
  `java&Tab;script:${act}`,
  `java&NewLine;script:${act}`,
  `${asDecimal('javascript:')}${act}`,
  `${asLongDecimal('javascript:')}${act}`,
  `${asHexadecimal('javascript:')}${act}`,
  `javascript:${asPercent(act)}`,
  `javascript://example.com/%0A${act}`,
  `data:text/html,${html}`,
  `data:text/html;base64,${Buffer.from(html).toString('base64')}`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${act}'/>`,
  `vbscript:${act}`,
  `view-source:javascript:${act}`,
]

/** Where an address stands that is followed, or loaded by itself. */
const places: ((address: string) => string)[] = [
  (address) => `<a href="${address}">press</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button>press</button></form>`,
  (address) => `<object data="${address}"></object>`,
]

const once = [
  '<area href="javascript:trap()" shape=default>',
  '<button formaction="javascript:trap()" form=x>press</button>',
  '<embed src="javascript:trap()">',
  '<base href="javascript:trap()//">',
  '<meta http-equiv=refresh content="0;url=javascript:trap()">',
  '<math href="javascript:trap()">press</math>',
  '<svg><a xlink:href="javascript:trap()"><text y=20>press</text></a></svg>',
  '<iframe srcdoc="<script>trap()</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x onerror=trap()&gt;"></iframe>',
  '<a href="#" ping="javascript:trap()">press</a>',
  '<img src="javascript:trap()">',
  '<img srcset="javascript:trap() 2x">',
  '<link rel=import href="javascript:trap()">',
  '<video poster="javascript:trap()">',
]

/** Elements that fetch from elsewhere: no script, but a visitor who is told of. */
const fetching = (canary: string) => [
  `<img src="${canary}/img">`,
  `<img srcset="${canary}/srcset 2x">`,
  `<picture><source srcset="${canary}/source"><img></picture>`,
  `<video src="${canary}/video" autoplay></video>`,
  `<video poster="${canary}/poster"></video>`,
  `<audio src="${canary}/audio" autoplay></audio>`,
  `<track src="${canary}/track">`,
  `<link rel=stylesheet href="${canary}/sheet">`,
  `<link rel=preload as=image href="${canary}/preload">`,
  `<link rel=dns-prefetch href="${canary}">`,
  `<iframe src="${canary}/frame"></iframe>`,
  `<object data="${canary}/object"></object>`,
  `<embed src="${canary}/embed">`,
  `<base href="${canary}/">`,
  `<meta http-equiv=refresh content="0;url=${canary}/refresh">`,
  `<body background="${canary}/background">`,
  `<input type=image src="${canary}/input">`,
  `<svg><image href="${canary}/svg-image"/></svg>`,
  `<svg><use href="${canary}/use#x"/></svg>`,
]

/** Addresses that run or fetch. */
export function addresses(canary: string): string[] {
  return [
    ...running,
    ...pairs(running, places, (address, place) => place(address)),
    ...once,
    ...fetching(canary),
  ]
}
