import { checkPage } from 'chatdeck/model/settings/install/doctor/check-page';
import { describe, expect, it } from 'vitest';
import { expected, scriptUrl, uuid } from './pages';

const element = `<chatdeck-widget widget-id="${uuid}"></chatdeck-widget>`;
const check = (source: string) => checkPage(source, expected);
const noScheme = scriptUrl.replace(/^https?:/, '');

describe('the address of a script', () => {
  it.each([
    `src="${scriptUrl}"`,
    `src=" ${scriptUrl} "`,
    `src="${scriptUrl}?v=2"`,
    `src="${scriptUrl}#now"`,
    `src="${noScheme}"`,
    `src={'${scriptUrl}'}`,
    `src={"${scriptUrl}"}`,
    `src={\`${scriptUrl}\`}`,
    `:src="'${scriptUrl}'"`,
    `:src="{ '${scriptUrl}' }"`,
    `:src=" { '${scriptUrl}' } "`,
  ])('is read from %s', (attribute) => {
    expect(check(`<script async ${attribute}></script>${element}`)).toEqual([{ kind: 'fine', gravity: 'fine' }]);
  });

  it.each([
    `src="${scriptUrl}x"`,
    `src="x${scriptUrl}"`,
    `src="'${scriptUrl}"`,
    `src="''${scriptUrl}"`,
    `src="${scriptUrl}''"`,
    'src="https://chat.//example/v1/widget.js"',
  ])('is another one in %s', (attribute) => {
    expect(check(`<script async ${attribute}></script>${element}`).map(({ kind }) => kind)).not.toContain('fine');
  });
});

describe('the address of the script that the host names', () => {
  it.each(['?v=2', '#now'])('may end with %s, which a page need not repeat', (end) => {
    const page = `<script async src="${scriptUrl}"></script>${element}`;
    expect(checkPage(page, { ...expected, scriptUrl: `${scriptUrl}${end}` }).map(({ kind }) => kind)).toEqual(['fine']);
  });

  it('needs no encryption if the host’s has none', () => {
    const plain = scriptUrl.replace('https:', 'http:');
    const page = `<script async src="${plain}"></script>${element}`;
    expect(checkPage(page, { ...expected, scriptUrl: plain }).map(({ kind }) => kind)).toEqual(['fine']);
  });
});

describe('a script of an earlier version', () => {
  const other = (src: string) =>
    check(`<script></script>\n<script async src="${src}"></script>${element}`).map(({ kind, line, value }) => [
      kind,
      line,
      value,
    ]);

  it.each([
    'https://old.example/widget.js',
    'https://old.example/widget.js?version=1',
    'https://old.example/widget.js#now',
    'https://old.example/{version}/widget.js',
    '/widget.js',
  ])('is found with its line and its address: %s', (src) => {
    expect(other(src)).toEqual([['otherScript', 2, src]]);
  });

  it.each([
    'https://old.example/app.js',
    'https://old.example/my-widget.js',
    'https://old.example/widget.jsx',
    'https://old.example/widget.js.map',
    'https://old.example/widget',
  ])('is not one with another file: %s', (src) => {
    expect(other(src)).toEqual([['noScript', undefined, undefined]]);
  });

  it('is not one beside no element', () => {
    expect(check('<script src="https://old.example/widget.js"></script>').map(({ kind }) => kind)).toEqual([
      'noScript',
      'noElement',
    ]);
  });

  it('is not looked for if the host’s own script has no name of a file', () => {
    const options = { ...expected, scriptUrl: 'https://chat.example/widget' };
    expect(checkPage(`<script>start()</script>${element}`, options).map(({ kind }) => kind)).toEqual(['noScript']);
  });
});

describe('a policy in the headers before the page', () => {
  const page = `<script async src="${scriptUrl}"></script>${element}`;
  const policyLines = (headers: string) =>
    check(`${headers}\n\n${page}`).flatMap((finding) =>
      'line' in finding && /^policy/.test(finding.kind) ? finding.line : [],
    );

  it.each([
    ["Content-Security-Policy: script-src 'self'", 1],
    ["  content-security-policy:script-src 'self'", 1],
    ["HTTP/1.1 200 OK\r\nDate: today\r\nCONTENT-SECURITY-POLICY:   script-src 'self'\r\nServer: x", 3],
  ])('is found in %j, on line %i', (headers, line) => {
    expect(new Set(policyLines(headers))).toEqual(new Set([line]));
  });

  it.each([
    "X-Content-Security-Policy: script-src 'self'",
    'Content-Security-Policy:',
    "Content-Security-Policy-Report-Only: script-src 'self'",
  ])('is none in %j', (headers) => {
    expect(policyLines(headers)).toEqual([]);
  });
});
