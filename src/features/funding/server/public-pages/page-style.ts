/** On top of the common style of server-rendered pages. */
export const campaignStyle = `
  body { max-width: 72rem }
  body > header { padding-bottom: .5rem; border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1.5rem }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
  nav a { display: inline-flex; min-height: 2.75rem; align-items: center; font-size: 1rem; font-weight: 400; color: var(--ink-soft) }
  nav a:hover { color: var(--ink) }
  main { padding: 0; margin-top: 2rem; background: none; border: 0 }
  h1 { font-size: clamp(2rem, 5vw, 3.25rem); margin-bottom: .5rem; overflow-wrap: anywhere }
  p, li, td, dd { overflow-wrap: anywhere }
  .mode { margin: 1rem 0 1.5rem; padding: .625rem 1rem; font-weight: 600; background: var(--surface); border: 1px solid var(--line); border-left: 4px solid var(--accent); border-radius: .5rem }
  .soft { color: var(--ink-soft) }
  .filters { flex-direction: row; flex-wrap: wrap; align-items: flex-end; gap: 1rem }
  .filters > div { flex: 1 1 9rem }
  .filters button { align-self: flex-end }
  .grid { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); padding: 0; margin: 1.5rem 0; list-style: none }
  .empty { padding: 2.5rem 1.5rem; margin: 1.5rem 0; text-align: center; border: 1px dashed var(--edge); border-radius: .75rem }
  .empty h2 { margin: .75rem 0 .25rem }
  .empty p { margin: .25rem 0 1rem }
  .empty .bars { width: 10rem }
  .bars .plain { fill: var(--line) }
  .bars .last { fill: var(--accent) }
  .blank .bars { display: block; width: 100%; height: 100% }
  .card { position: relative; display: flex; flex-direction: column; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; overflow: hidden }
  .card .body { display: flex; flex: 1; flex-direction: column; padding: 1rem 1.25rem 1.25rem }
  .card h2 { margin: 0 0 .25rem; font-size: 1.25rem }
  .card h2 a { color: inherit; text-decoration: none }
  .card h2 a::after { content: ''; position: absolute; inset: 0 }
  .card p { margin: .25rem 0 }
  .card .spring { flex: 1 }
  .card img, .blank { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: cover; background: var(--paper) }
  .tag { display: inline-block; padding: .125rem .625rem; margin: 0 .25rem .25rem 0; font-size: .875rem; font-weight: 600; border: 1px solid var(--edge); border-radius: 1rem }
  .bar { position: relative; height: .75rem; margin: .75rem 0; padding: 0; border: 0; background: var(--line); border-radius: 1rem }
  .bar > span { display: block; height: 100%; background: var(--accent); border-radius: 1rem }
  .bar > i { position: absolute; top: -.25rem; bottom: -.25rem; left: 80%; width: 3px; background: var(--ink) }
  .columns { display: grid; gap: 2rem; align-items: start }
  .side { display: grid; gap: 1.25rem }
  .box { padding: 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem }
  .box h2 { margin-top: 0 }
  .box form { margin: 1rem 0 0 }
  .box > form:first-child { margin: 0 }
  .figure { margin: 0; font-size: 2rem; font-weight: 700; line-height: 1.1 }
  .cover { display: block; width: 100%; max-height: 32rem; object-fit: contain; background: var(--line); border-radius: .75rem }
  .text { white-space: pre-line; max-width: 65ch }
  .row { display: flex; flex-wrap: wrap; gap: .75rem }
  .row form { margin: 0 }
  .quiet { color: var(--ink); background: none; border: 1px solid var(--edge) }
  .quiet:hover { background: var(--line) }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: .5rem .75rem .5rem 0; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top }
  td:last-child, th:last-child { padding-right: 0; text-align: right; font-variant-numeric: tabular-nums }
  td.amount { white-space: nowrap; font-variant-numeric: tabular-nums }
  .months td { overflow-wrap: normal }
  @media (max-width: 30rem) { .months { font-size: .875rem } }
  dt { font-weight: 600 }
  dd { margin: 0 0 1rem; white-space: pre-line }
  @media (min-width: 60rem) { .columns { grid-template-columns: minmax(0, 1fr) 22rem } .jump { display: none } }
`
