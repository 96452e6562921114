/** What the sheets of hosts say of plain elements: the facts of well-known resets, and habits of older sites. */
export const hostSheets: Record<string, string> = {
  reboot: `
    *, *::before, *::after { box-sizing: border-box; }
    body { margin: 0; font-family: Georgia, serif; font-size: 1.25rem; font-weight: 300; line-height: 1.9; color: #a33;
      text-align: center; background-color: #fff; -webkit-text-size-adjust: 100%; }
    hr { margin: 1rem 0; color: inherit; border: 0; border-top: 1px solid; opacity: 0.25; }
    h1, h2, h3, h4, h5, h6 { margin-top: 0; margin-bottom: 0.5rem; font-weight: 500; line-height: 1.2; color: #05a; }
    h1 { font-size: 2.5rem; } h2 { font-size: 2rem; } h3 { font-size: 1.75rem; }
    p { margin-top: 0; margin-bottom: 1rem; }
    abbr[title] { text-decoration: underline dotted; cursor: help; }
    ol, ul { padding-left: 2rem; } ol, ul, dl { margin-top: 0; margin-bottom: 1rem; }
    dt { font-weight: 700; } dd { margin-bottom: 0.5rem; margin-left: 0; }
    b, strong { font-weight: bolder; } small { font-size: 0.875em; }
    a { color: #0d6efd; text-decoration: underline; } a:hover { color: #0a58ca; }
    pre, code, kbd, samp { font-family: monospace; font-size: 1em; } code { color: #d63384; word-wrap: break-word; }
    figure { margin: 0 0 1rem; } img, svg { vertical-align: middle; }
    table { caption-side: bottom; border-collapse: collapse; } th { text-align: inherit; }
    thead, tbody, tfoot, tr, td, th { border-color: inherit; border-style: solid; border-width: 0; }
    label { display: inline-block; } button { border-radius: 0; }
    button:focus:not(:focus-visible) { outline: 0; }
    input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
    button, select { text-transform: none; } [role="button"] { cursor: pointer; }
    button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button; }
    button:not(:disabled), [type="button"]:not(:disabled), [type="submit"]:not(:disabled) { cursor: pointer; }
    textarea { resize: vertical; } fieldset { min-width: 0; padding: 0; margin: 0; border: 0; }
    legend { float: left; width: 100%; padding: 0; margin-bottom: 0.5rem; font-size: 1.5rem; line-height: inherit; }
    progress { vertical-align: baseline; } output { display: inline-block; } iframe { border: 0; }
    summary { display: list-item; cursor: pointer; } [hidden] { display: none !important; }`,
  preflight: `
    *, ::after, ::before, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
    html { line-height: 1.5; tab-size: 4; font-family: ui-serif, serif; -webkit-tap-highlight-color: transparent; }
    body { line-height: inherit; }
    hr { height: 0; color: inherit; border-top-width: 1px; }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
    a { color: inherit; text-decoration: inherit; } b, strong { font-weight: bolder; }
    code, kbd, samp, pre { font-family: monospace; font-size: 1em; } small { font-size: 80%; }
    table { text-indent: 0; border-color: inherit; border-collapse: collapse; }
    progress { vertical-align: baseline; } summary { display: list-item; } ol, ul, menu { list-style: none; }
    img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
    img, video { max-width: 100%; height: auto; }
    button, input, select, optgroup, textarea, ::file-selector-button { font: inherit; letter-spacing: inherit;
      color: inherit; border-radius: 0; background-color: transparent; opacity: 1; }
    ::placeholder { opacity: 1; color: color-mix(in oklab, currentcolor 50%, transparent); }
    textarea { resize: vertical; } ::-webkit-search-decoration { -webkit-appearance: none; }
    button, input:where([type='button'], [type='reset'], [type='submit']) { appearance: button; }
    [hidden]:where(:not([hidden='until-found'])) { display: none !important; }`,
  everything: `
    * { margin: 5px; padding: 3px; box-sizing: content-box; border: 1px solid #c0c; line-height: 2.2; font-family: cursive;
      letter-spacing: 1px; text-align: right; color: #606; background: #ffe; float: none; text-transform: uppercase;
      vertical-align: top; min-width: 3px; max-width: 700px; position: relative; text-shadow: 1px 1px #0ff; }
    *::before, *::after { box-sizing: content-box; margin: 2px; font-size: 30px; }`,
  elements: `
    html { font-size: 62.5%; letter-spacing: 0.5px; word-spacing: 4px; }
    body { font: italic small-caps bold 19px/3 serif; text-align: right; text-transform: uppercase; text-indent: 12px;
      white-space: pre-wrap; color: #900; cursor: crosshair; list-style: square; -webkit-font-smoothing: antialiased; }
    div, span, section, header, main, nav, form, ul, ol, li, dl, dt, dd { margin: 4px; padding: 2px; float: left;
      border-left: 2px solid #0a0; background: #efe; }
    button { margin: 9px; padding: 18px; font: bold 24px serif; background: #000; color: #ff0; border: 3px dotted #f00;
      box-shadow: 4px 4px #00f; text-transform: uppercase; min-width: 200px; height: 60px; }
    input, textarea, select { all: unset; font: 22px serif; background: #cff; width: 90%; padding: 12px; }
    a { color: #f0f; font-weight: bold; border-bottom: 1px dashed; } a:hover { background: #ff0; }
    h1, h2, h3, p { font: 40px/2 fantasy; margin: 30px; color: #080; } label { font-weight: bold; display: block; }
    svg { width: 40px; height: 40px; fill: #f00; } path, line, circle { stroke: #0f0; stroke-width: 5; } img { width: 200px; }
    table, th, td { border: 2px solid #000; background: #fed; padding: 14px; }`,
};

/** What reaches a screen through the host elements around it. Their font is the one thing that it inherits. */
export const hostSurroundings = `
  .chatdeck [data-host]:has(> .cd-screen) { font: italic small-caps bold 30px/3 var(--host-font) !important;
    color: #090 !important; letter-spacing: 4px !important; text-align: end !important;
    text-transform: uppercase !important; }`;
