import { elementTable, type ElementName } from './table';

export interface SkeletonOptions {
  /** Attributes of the element, for example `{ 'widget-id': '4' }`. */
  attributes?: Readonly<Record<string, string>>;
  /** For the placeholder's style element, under a content security policy with nonces. */
  nonce?: string | undefined;
}

const styles = `:host{display:block}div{display:grid;gap:16px;padding-block:8px}i{display:block;block-size:20px;border-radius:6px;background:#8080801f}i:first-child{block-size:30px;inline-size:160px}i:last-child{block-size:160px}`;

/**
 * The HTML of an element for a page that a server renders, with a placeholder that shows before any script runs
 * (declarative shadow DOM): `renderSkeleton('chatdeck-users')`. With `isolation: 'light'`, there is no placeholder.
 */
export function renderSkeleton(
  tag: `chatdeck-${ElementName}`,
  { attributes = {}, nonce }: SkeletonOptions = {},
): string {
  if (!Object.hasOwn(elementTable, tag.slice('chatdeck-'.length))) throw new Error(`There is no element <${tag}>.`);
  const written = Object.entries(attributes).map(([name, value]) => {
    if (!/^[a-z][a-z-]*$/.test(name)) throw new Error(`"${name}" is not an attribute.`);
    return ` ${name}="${escape(value)}"`;
  });
  const mark = nonce === undefined ? '' : ` nonce="${escape(nonce)}"`;
  const placeholder = `<style${mark}>${styles}</style><div aria-hidden="true"><i></i><i></i><i></i></div>`;
  const isLight = attributes['isolation'] === 'light';
  const root = isLight ? '' : `<template shadowrootmode="open">${placeholder}</template>`;
  return `<${tag}${written.join('')}>${root}</${tag}>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
