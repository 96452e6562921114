const copied = [
  'fill',
  'stroke',
  'stroke-width',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'direction',
];

/** A drawing as a file of its own, with the look it has in the page. */
export function svgText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('path, rect, text');
  for (const [index, part] of [...copy.querySelectorAll('path, rect, text')].entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of copied) part.setAttribute(name, style.getPropertyValue(name));
  }
  for (const ring of copy.querySelectorAll('.cd-diagram-ring')) ring.remove();
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['class', 'id', 'tabindex', 'aria-activedescendant']) part.removeAttribute(name);
  }
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  // In a dark page, its texts are light.
  const ground = copy.ownerDocument.createElementNS(copy.namespaceURI, 'rect');
  for (const [name, value] of Object.entries({ width: '100%', height: '100%', fill: groundOf(drawing) })) {
    ground.setAttribute(name, value);
  }
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy).replace(notXml, '');
}

/** Characters that XML can't contain. */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function groundOf(drawing: SVGSVGElement): string {
  return getComputedStyle(drawing).getPropertyValue('--color-panel-solid').trim() || 'white';
}
