export interface Box {
  name: string;
  x: number;
  y: number;
  /** Of a part that has no more rows than its placeholder. */
  height: number | undefined;
}

/** The first framed part of each kind in view. How many rows come before the others is known with the data. Runs in the page. */
export function readBoxes(): Box[] {
  const kinds = new Set<string>();
  return Array.from(document.querySelectorAll('main *')).flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { borderTopWidth, borderLeftWidth } = getComputedStyle(element);
    const isFramed = parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0;
    if (!isFramed || width < 160 || height < 40 || y > innerHeight || !element.checkVisibility()) return [];
    const name = element.className;
    if (kinds.has(name)) return [];
    kinds.add(name);
    const isFixed = element.matches('.cd-stat, .cd-stats, .cd-card');
    return [{ name, x: Math.round(x), y: Math.round(y), height: isFixed ? Math.round(height) : undefined }];
  });
}

/** Where the first text or picture of the page begins. Runs in the page. */
export function findLeftEdge(): number {
  const range = document.createRange();
  const edges = Array.from(document.querySelectorAll('main *')).flatMap((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    if (element.childElementCount > 0 && !element.matches('svg')) return [];
    range.selectNodeContents(element);
    const { left, width } = (element.matches('svg, img') ? element : range).getBoundingClientRect();
    // What is one pixel wide is for screen readers.
    return width > 1 && element.getBoundingClientRect().width > 1 ? [left] : [];
  });
  return Math.round(Math.min(...edges));
}

/** Body text in gray that has less contrast than 7 to 1. Runs in the page. */
export function findDimTexts(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (colors: readonly string[]) => {
    if (!canvas) return [255, 255, 255];
    canvas.globalCompositeOperation = 'copy';
    canvas.fillStyle = 'white';
    canvas.fillRect(0, 0, 1, 1);
    canvas.globalCompositeOperation = 'source-over';
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return Array.from(document.querySelectorAll('main :is(p, label, h1, h2, h3, td, th, li, dd)')).flatMap((element) => {
    const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const { color, fontSize } = getComputedStyle(element);
    const isBody = hasText && parseFloat(fontSize) >= 14 && element.checkVisibility();
    if (
      !isBody ||
      element.closest(
        '[data-accent-color]:not([data-accent-color="gray"], [data-accent-color=""]), :disabled, [data-disabled]',
      )
    )
      return [];
    const grounds: string[] = [];
    for (let box: Element | null = element; box; box = box.parentElement)
      grounds.unshift(getComputedStyle(box).backgroundColor);
    const [text, ground] = [luminance(read([...grounds, color])), luminance(read(grounds))];
    const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
    return contrast < 7 ? [`${contrast.toFixed(1)}: "${element.textContent.slice(0, 40)}"`] : [];
  });
}
