import { cleanHtml } from 'chatdeck/model/core/clean-html';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hostileHtml } from './hostile-html';

// cspell:ignore xdfff

/** Texts, and the allowed tags in their one spelling. */
const grammar =
  /^(?:[^<\0]|<(?=[ \t\n\f\r=0-9])|<\/?(?:strong|b)>|<br>|<a href="(?:https?:\/\/|mailto:|[/#])[^"<>]*">|<\/a>)*$/i;

function expectClean(source: string) {
  const { html, removed } = cleanHtml(source);
  expect(html).toMatch(grammar);
  expect(cleanHtml(html)).toEqual({ html, removed: [] });
  const opened = html.match(/<(?:a|b|strong)[ >]/g)?.length ?? 0;
  expect(html.match(/<\//g)?.length ?? 0).toBe(opened);
  expect(removed.length).toBeLessThanOrEqual(20);
}

test('names 20 of the tags that it removes', () => {
  const names = Array.from({ length: 21 }, (_, index) => `x-${index}`);
  expect(cleanHtml(names.map((name) => `<${name}>`).join('')).removed).toHaveLength(20);
  expect(
    cleanHtml(
      names
        .slice(1)
        .map((name) => `<${name}>`)
        .join(''),
    ).removed,
  ).toHaveLength(20);
  expect(
    cleanHtml(
      names
        .slice(2)
        .map((name) => `<${name}>`)
        .join(''),
    ).removed,
  ).toHaveLength(19);
});

describe('prompts and custom responses are limited to a, strong, b and br with a safe href', () => {
  test.each(hostileHtml)('%s', expectClean);

  it('whatever is put together of hostile pieces', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileHtml),
      fc.constantFrom(
        '<',
        '>',
        '</',
        '"',
        "'",
        '=',
        '/',
        '<!--',
        '-->',
        '&',
        '&#',
        ';',
        '\0',
        '<a href=',
        '<b ',
        '</b>',
        '</a>',
      ),
      fc.string({ maxLength: 6, unit: 'binary' }),
    );
    const cut = fc.record({ pieces: fc.array(piece, { maxLength: 6 }), from: fc.nat(20), to: fc.nat(300) });
    fc.assert(
      fc.property(cut, ({ pieces, from, to }) => expectClean(pieces.join('').slice(from, from + to))),
      { numRuns: 3000 },
    );
  });

  it('in one walk, however long and odd it is', () => {
    for (const part of ['<', '<!--', '<script>', '<a href="', "<b x='", '<b>', '</b>', '<?', '<a x=', '&#', '<b ']) {
      expectClean(part.repeat(20_000 / part.length));
    }
  });
});

test.each([
  ['nothing', '', ''],
  ['a text', 'Tom & Ann, "so" >', 'Tom & Ann, "so" >'],
  ['signs that are no tag', '3 < 5, I <3 it, a <= b', '3 < 5, I <3 it, a <= b'],
  ['a sign that could begin a tag', 'x <y and', 'x &lt;y and'],
  ['entities', '&lt;b&gt; &amp; &nbsp;', '&lt;b&gt; &amp; &nbsp;'],
  [
    'the four tags',
    '<a href="/x">a</a><strong>b</strong><b>c</b><br>',
    '<a href="/x">a</a><strong>b</strong><b>c</b><br>',
  ],
  ['another spelling', '<B>a</B><BR/><A HREF=/x>y</A>', '<b>a</b><br><a href="/x">y</a>'],
  ['a query', '<a href="https://ok.test/?a=1&b=2">x</a>', '<a href="https://ok.test/?a=1&b=2">x</a>'],
  ['a query with an entity', '<a href="/?a=1&amp;copy;=2">x</a>', '<a href="/?a=1&amp;copy;=2">x</a>'],
  ['an address by mail', "<a href='mailto:a@b.test'>x</a>", '<a href="mailto:a@b.test">x</a>'],
  ['a tag that is not closed', 'a <b>b <strong>c', 'a <b>b <strong>c</strong></b>'],
  ['a tag that was never opened', 'a</b>', 'a'],
  ['tags that overlap', '<b>1<strong>2</b>3</strong>', '<b>1<strong>2</strong></b>3'],
  ['spaces around an equals sign', '<a href = "/x" >y</a >', '<a href="/x">y</a>'],
  ['the first of two addresses', '<a href="/x" href="/y">z</a>', '<a href="/x">z</a>'],
  ['addresses with decoded characters', '<a href="/&#x41;&#66;&#67/?a&#61;1">x</a>', '<a href="/ABC/?a=1">x</a>'],
  ['the first character after the surrogates', '<a href="/?a=&#57344;">x</a>', '<a href="/?a=\ue000">x</a>'],
  ['tags of one name within each other', '<b><strong><b>1</b>2</strong>', '<b><strong><b>1</b>2</strong></b>'],
  ['a link that ends what is in it', '<a href="/1"><b>1<a href="/2">2', '<a href="/1"><b>1</b></a><a href="/2">2</a>'],
  ['a link without an address in a link', '<a href="/1">1<a>2</a>3', '<a href="/1">1</a>23'],
  ['a sign at the very end', 'a<', 'a&lt;'],
  ['a sign before a slash at the end', 'a</', 'a&lt;/'],
  ['a sign before a colon', '<: 9<:', '&lt;: 9&lt;:'],
  ['a tag that never ends', '<b x', '&lt;b x'],
  ['a tag before another one ends', '<b <b>x</b>', '&lt;b <b>x</b>'],
  ['a quote that never ends', '<b x="1>2', '&lt;b x="1>2'],
  ['comments that never end', '<!-- 1 <!-- 2 <!x', '&lt;!-- 1 &lt;!-- 2 &lt;!x'],
  ['all but characters that no one sees', 'a\0b', 'ab'],
  ['a link in a link', '<a href="/1">1<a href="/2">2</a></a>', '<a href="/1">1</a><a href="/2">2</a>'],
])('keeps %s, and says that nothing was removed', (_, source, html) => {
  expect(cleanHtml(source)).toEqual({ html, removed: [] });
});

test.each<[string, string, string[]]>([
  ['<script>alert(1)</script>Hi', 'Hi', ['<script>']],
  ['Hi <script> there', 'Hi  there', ['<script>']],
  ['<p>One</p><P>two</P><i>three</i>', 'Onetwothree', ['<p>', '<i>']],
  ['<b onclick="x()" CLASS=y>Hi</b>', '<b>Hi</b>', ['onclick', 'class']],
  ['<a href="/x" target=_blank>Hi</a>', '<a href="/x">Hi</a>', ['target']],
  ['<a href="javascript:x()">Hi</a>', 'Hi', ['href']],
  ['<a>Hi</a>', 'Hi', []],
  ['<a href="/x"title=y>Hi</a>', '<a href="/x">Hi</a>', ['title']],
  ['<b a= c =d>Hi</b>', '<b>Hi</b>', ['a', '=d']],
  ['<b a b=\'"\' c=">">Hi</b>', '<b>Hi</b>', ['a', 'b', 'c']],
  ['<b =x>Hi</b>', '<b>Hi</b>', ['=x']],
  ['<a href="/&nope;">Hi</a>', 'Hi', ['href']],
  ['<a href="/&AMP;">Hi</a>', 'Hi', ['href']],
  ['<a href="/&#55296;">Hi</a>', 'Hi', ['href']],
  ['<a href="/&#xdfff;">Hi</a>', 'Hi', ['href']],
  ['<a href="/&#x110000;">Hi</a>', 'Hi', ['href']],
  ['<script>a</scripts>b</SCRIPT x="y">Hi', 'Hi', ['<script>']],
  ['<style>a</style>Hi<style>b</style>', 'Hi', ['<style>']],
  ['<script>1<script>2', '12', ['<script>']],
  ['</script>Hi</script>', 'Hi', ['<script>']],
  ['<!doctype html>a<?php b ?>c</ d>e', 'ace', ['<!-- -->']],
  ['<!-- a > b -->c<!-->d<!--->e', 'cde', ['<!-- -->']],
  [`<${'x'.repeat(24)}>`, '', [`<${'x'.repeat(24)}>`]],
  [`<b ${'x'.repeat(25)}>Hi</b>`, '<b>Hi</b>', [`${'x'.repeat(24)}…`]],
  ['a<!-- note -->b', 'ab', ['<!-- -->']],
  ['<img src=x onerror=y>', '', ['<img>']],
  [`<${'x'.repeat(40)}>`, '', [`<${'x'.repeat(24)}…>`]],
])('names what it removes of %s', (source, html, removed) => {
  expect(cleanHtml(source)).toEqual({ html, removed });
});
