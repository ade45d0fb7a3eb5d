import { homeWords } from '#contract/words/home.ts'
import { useWords } from '#web/ui/words.ts'

const ink = 'stroke-ink'

/** The drawing that is shown where there is no banner: a house in elevation, with its dimensions. */
export function Elevation() {
  const say = useWords(homeWords)
  return (
    <svg
      viewBox="0 0 900 700"
      role="img"
      aria-label={say('home.hero.drawing')}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full bg-paper-deep"
      fill="none"
      strokeWidth="1.25"
    >
      <g className="stroke-hairline">
        <path d="M0 175h900M0 330h900M215 0v700M705 0v700" />
      </g>
      <House />
      <Tree x={150} y={520} r={52} />
      <Tree x={782} y={520} r={38} />
      <Tree x={826} y={520} r={24} />
      <Person x={664} />
      <path d="M0 520h900" className={ink} strokeWidth="3.5" />
      <Dimensions />
    </svg>
  )
}

function House() {
  return (
    <g className={ink}>
      <path d="M270 345h300v175H270z" className="fill-paper" />
      <path d="M215 330h376v15H215z" className="fill-ink" />
      <path d="M455 190h190v330H455z" className="fill-accent stroke-accent-deep" />
      <path d="M430 175h275v15H430z" className="fill-ink" />
      <path d="M690 190v330" strokeWidth="3" />
      <path d="M230 345v175" strokeWidth="3" />
      <path d="M300 375h120v145H300zM340 375v145M380 375v145" className="fill-board stroke-paper" />
      <path d="M485 225h70v90h-70zM485 270h70" className="fill-board stroke-paper" />
      <path d="M585 225h30v90h-30z" className="fill-board stroke-paper" />
      <path d="M500 400h52v120h-52z" className="fill-board stroke-paper" />
      <path d="M290 330v-38h140v38M290 311h140" />
      <path
        d={Array.from({ length: 13 }, (_, step) => `M${300 + step * 10} 292v38`).join('')}
        strokeWidth="0.75"
      />
      <path d="M485 520v-8h82v8M478 520v-4h96v4" className="fill-paper" />
    </g>
  )
}

function Tree({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g className={ink}>
      <path d={`M${x} ${y}v${-2.2 * r}`} />
      <circle cx={x} cy={y - 2.6 * r} r={r} className="fill-paper-deep" fillOpacity="0.9" />
      <path
        d={`M${x} ${y - 1.6 * r}v${-1.4 * r}M${x} ${y - 2.2 * r}l${0.4 * r} ${-0.4 * r}M${x} ${y - 2.5 * r}l${-0.35 * r} ${-0.35 * r}`}
      />
    </g>
  )
}

function Person({ x }: { x: number }) {
  return (
    <g className={ink}>
      <circle cx={x} cy="474" r="4" className="fill-ink" />
      <path d={`M${x} 479v20l-5 21M${x} 499l5 21M${x - 6} 492l6-9 6 9`} />
    </g>
  )
}

function Dimensions() {
  return (
    <g className={`${ink} annotation`}>
      <path d="M215 540v50M705 540v50M205 578h510M208 585l14-14M698 585l14-14" />
      <path d="M730 175h40M730 520h40M758 165v365M751 182l14-14M751 527l14-14" />
      <g className="fill-ink" stroke="none" fontSize="14">
        <rect x="420" y="566" width="80" height="24" className="fill-paper-deep" />
        <text x="460" y="583" textAnchor="middle">
          18.50 m
        </text>
        <rect x="746" y="310" width="24" height="76" className="fill-paper-deep" />
        <text transform="translate(763 348) rotate(-90)" textAnchor="middle">
          7.20 m
        </text>
        <text x="215" y="632">
          {useWords(homeWords)('home.hero.drawn')}
        </text>
        <text x="705" y="632" textAnchor="end">
          1 : 100
        </text>
      </g>
      <path d="M215 644h490" />
    </g>
  )
}
