import { Parser } from 'htmlparser2';

/** An element that matters to the widget. */
export interface FoundElement {
  /** The line it starts on, from 1. */
  line: number;
  /** By lower-case name, decoded. */
  attributes: Readonly<Record<string, string>>;
  /** Its ancestors, outermost first. */
  parents: readonly Ancestor[];
}

interface Ancestor {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** What the check reads from a page's source. */
export interface ReadPage {
  scripts: FoundElement[];
  /** The widget's elements. */
  widgets: FoundElement[];
  /** Content security policies from `<meta>`. */
  policies: { line: number; text: string }[];
  /** Where the page says that it is: its canonical address. */
  address?: string | undefined;
  comments: { line: number; text: string }[];
  /** The code in scripts, or everything if the source is a component's. */
  code: string;
  /** Whether it is a component's source instead of a page's. */
  isComponent: boolean;
  /** Whether there is any markup. */
  hasMarkup: boolean;
  /** An element that a framework fills, and that is empty in the source. */
  hasEmptyRoot: boolean;
}

/** Signs of a component's source, which is a page only in part. */
const componentSigns =
  /^[ \t]*(import[ {*]|export (default|function|const) |<template[ >]|<script setup|<svelte:head>)|\sclassName=/m;
/** Deeper than any page that people write. */
const MOST_PARENTS = 100;
const MOST_NESTED = 5000;
const rootIds = ['root', 'app', '__next', '__nuxt', '___gatsby', 'svelte'];

/** Reads HTML, or the markup in the source of a React, Vue, Svelte, or Angular component. Nothing of it runs. */
export function readPage(source: string, element: string): ReadPage {
  const isComponent = componentSigns.test(source) && !/<!doctype html|<html[\s>]/i.test(source);
  const text = isComponent ? withoutCodeComments(source) : source;
  const lineAt = lineCounter(text);
  const page: ReadPage = {
    scripts: [],
    widgets: [],
    policies: [],
    comments: [],
    code: isComponent ? text : '',
    isComponent,
    hasMarkup: false,
    hasEmptyRoot: false,
  };
  const parents: Ancestor[] = [];
  let emptyRoot: Ancestor | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        page.hasMarkup = true;
        emptyRoot =
          rootIds.some((id) => id === attributes.id) || name === 'app-root' ? { name, attributes } : undefined;
        const line = lineAt(parser.startIndex);
        if (name === 'script') page.scripts.push({ line, attributes, parents: parents.slice(-MOST_PARENTS) });
        if (name === element) page.widgets.push({ line, attributes, parents: parents.slice(-MOST_PARENTS) });
        if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy') {
          page.policies.push({ line, text: attributes.content ?? '' });
        }
        if (name === 'link' && attributes.rel?.toLowerCase() === 'canonical') page.address ??= attributes.href;
        parents.push({ name, attributes });
        // The parser takes ever longer for what is nested so deeply, and no page is.
        if (parents.length > MOST_NESTED) parser.pause();
      },
      onclosetag(name) {
        const index = parents.findLastIndex((parent) => parent.name === name);
        if (index >= 0) parents.length = index;
        if (emptyRoot?.name === name) page.hasEmptyRoot = true;
        emptyRoot = undefined;
      },
      ontext(data) {
        if (data.trim() !== '') emptyRoot = undefined;
        if (parents.at(-1)?.name === 'script') page.code += data;
      },
      oncomment(data) {
        page.comments.push({ line: lineAt(parser.startIndex), text: data });
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, recognizeSelfClosing: isComponent },
  );
  parser.end(text);
  return page;
}

/** The same length and lines, so that places stay where they are. A `/*` within a string isn't a comment. */
function withoutCodeComments(source: string): string {
  return source.replace(/(?<![^\s{(;,])\/\*[^]*?\*\/|^[ \t]*\/\/.*/gm, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** The line of each place, for places in ascending order. */
function lineCounter(text: string): (place: number) => number {
  let [line, counted] = [1, 0];
  return (place) => {
    for (; counted < place; counted += 1) if (text[counted] === '\n') line += 1;
    return line;
  };
}
