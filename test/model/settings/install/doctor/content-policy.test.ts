import { checkPage } from 'chatdeck/model/settings/install/doctor/check-page';
import { checkPolicy } from 'chatdeck/model/settings/install/doctor/content-policy';
import { describe, expect, it } from 'vitest';
import { expected, scriptUrl, uuid } from './pages';

// cspell:ignore xhat

const host = 'https://chat.example';
const socket = 'wss://chat.example';
const linesFor = (policy: string, needs: Partial<Parameters<typeof checkPolicy>[1]> = {}) =>
  checkPolicy(policy, { scriptUrl, script: {}, ...needs }).lines.map(({ text }) => text);

describe('a source of scripts', () => {
  it.each([
    'http:',
    'HTTPS:',
    'https://chat.example:443',
    'chat.example:443',
    'http://chat.example',
    '*.example',
    'https://chat.example/',
    'chat.example/v1/widget.js',
  ])('allows the script with %s', (source) => {
    expect(linesFor(`script-src ${source}`)).toEqual([]);
  });

  it.each([
    'data:',
    'wss:',
    'ftp://chat.example',
    'https://',
    'javascript:chat.example',
    'chat.example:http',
    'chat.example:80',
    'chat.example:4433',
    'xhat.example',
    '*.chat.example',
    'https://chat.example/v2/',
  ])('does not allow it with %s', (source) => {
    expect(linesFor(`script-src ${source}`)).toEqual([`script-src ${source} ${host};`]);
  });

  it.each([
    ['http://chat.example/v1/widget.js', 'chat.example:80', []],
    ['http://chat.example/v1/widget.js', 'chat.example:443', ['script-src chat.example:443 http://chat.example;']],
    ['https://chat.example:8443/widget.js', 'https://chat.example:8443', []],
    ['https://chat.example:8443/widget.js', 'chat.example', ['script-src chat.example https://chat.example:8443;']],
  ])('of %s has the port in %s', (url, source, lines) => {
    expect(linesFor(`script-src ${source}`, { scriptUrl: url })).toEqual(lines);
  });

  it.each(["x'nonce-a'", "'nonce-a'x"])('is no nonce with %s', (source) => {
    expect(checkPolicy(`script-src ${source}`, { scriptUrl, script: { nonce: 'b' } })).toEqual({
      lines: [{ directive: 'script-src', text: `script-src ${source} ${host};` }],
    });
  });

  it('is compared with the whole nonce, spaces included', () => {
    const page = `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-a'"><script src="${scriptUrl}" nonce=" a "></script><chatdeck-widget widget-id="${uuid}"></chatdeck-widget>`;
    expect(checkPage(page, expected)).toEqual([
      { kind: 'otherNonce', gravity: 'fault', line: 1, script: `<script nonce="NONCE" src="${scriptUrl}"></script>` },
    ]);
  });
});

describe('a source of connections', () => {
  it.each([
    ['http://chat.example', [`connect-src http://chat.example ${socket};`]],
    ['http:', [`connect-src http: ${socket};`]],
    [`${host}/v1/ ${socket}/socket`, []],
    [`${host}:443 ${socket}:443`, []],
    ["  'none'", [`connect-src ${host} ${socket};`]],
  ])('is completed in %j', (sources, lines) => {
    expect(linesFor(`connect-src ${sources}`)).toEqual(lines);
  });

  it('has sockets without encryption if the script has none', () => {
    expect(linesFor("connect-src 'self'", { scriptUrl: 'http://chat.example/v1/widget.js' })).toEqual([
      "connect-src 'self' http://chat.example ws://chat.example;",
    ]);
  });

  it.each(['', '/widget.js', 'the script'])('is not known without an address of the script: %j', (url) => {
    expect(checkPolicy("default-src 'none'", { scriptUrl: url, script: {} })).toEqual({ lines: [] });
  });
});

describe('a source of what else the widget loads', () => {
  it.each([
    ['img-src *', ['img-src * data:;']],
    ['img-src https: data:', []],
    ['style-src *', ["style-src * 'unsafe-inline';"]],
    ["style-src 'self' 'UNSAFE-INLINE'", []],
    ["STYLE-SRC 'self'  'unsafe-inline'; style-src 'none'", []],
    ["style-src  'self'", ["style-src 'self' 'unsafe-inline';"]],
  ])('is completed in %j', (policy, lines) => {
    expect(linesFor(policy, { sources: { 'img-src': ['data:'], 'style-src': ["'unsafe-inline'"] } })).toEqual(lines);
  });
});

describe("the page's own origin", () => {
  const ofPage = (protocol: string, pageProtocol: string) =>
    linesFor("default-src 'self'", {
      scriptUrl: `${protocol}//chat.example/w.js`,
      pageOrigin: `${pageProtocol}//chat.example`,
    });

  it.each([
    ['https:', 'https:'],
    ['http:', 'http:'],
  ])('has a script by %s and its sockets in a page by %s', (protocol, pageProtocol) => {
    expect(ofPage(protocol, pageProtocol)).toEqual([]);
  });

  it('has no script without encryption in an encrypted page', () => {
    expect(ofPage('http:', 'https:')).toEqual([
      "script-src 'self' http://chat.example;",
      "connect-src 'self' http://chat.example ws://chat.example;",
    ]);
  });

  const page = (head: string) =>
    `<html><head>${head}\n<meta http-equiv="Content-Security-Policy" content="default-src 'self'">\n<script src="${scriptUrl}"></script></head><body><chatdeck-widget widget-id="${uuid}"></chatdeck-widget></body></html>`;

  it.each([
    '<link rel="canonical" href="https://chat.example/shop">',
    '<link REL="Canonical" href="https://chat.example/">',
  ])('is read from %s', (head) => {
    expect(checkPage(page(head), expected)).toEqual([{ kind: 'fine', gravity: 'fine' }]);
  });

  it.each([
    '<link rel="stylesheet" href="https://chat.example/shop.css">',
    '<link href="https://chat.example/">',
    '<a rel="canonical" href="https://chat.example/">Shop</a>',
  ])('is not read from %s', (head) => {
    const lines = [
      { directive: 'script-src', text: `script-src 'self' ${host};` },
      { directive: 'connect-src', text: `connect-src 'self' ${host} ${socket};` },
    ];
    expect(checkPage(page(head), expected)).toEqual([
      { kind: 'policyBlocks', gravity: 'fault', line: 2, policy: lines },
    ]);
  });
});

describe('the policy of a page', () => {
  it.each([
    '<meta name="description" content="script-src \'self\'">',
    '<meta http-equiv="refresh" content="script-src \'self\'">',
    '<meta http-equiv="Content-Security-Policy">',
    '<div http-equiv="Content-Security-Policy" content="script-src \'self\'"></div>',
  ])('is not in %s', (tag) => {
    const code = `<script src="${scriptUrl}"></script><chatdeck-widget widget-id="${uuid}"></chatdeck-widget>`;
    expect(checkPage(`${tag}${code}`, expected)).toEqual([{ kind: 'fine', gravity: 'fine' }]);
  });
});
