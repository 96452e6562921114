const mark = '[data-chatdeck]';

/** Names every part of a shadow root for `::part()`, like its `data-chatdeck`, also those that appear later. */
export function namePartsIn(root: Node): () => void {
  const nameAll = (node: Node) => {
    if (!(node instanceof Element)) return;
    if (node.matches(mark)) name(node);
    for (const part of node.querySelectorAll(mark)) name(part);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(nameAll);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function name(part: Element): void {
  part.setAttribute('part', part.getAttribute('data-chatdeck') ?? '');
}
