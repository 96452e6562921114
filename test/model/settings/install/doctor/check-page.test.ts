import fc from 'fast-check';
import { checkPage, findingKinds, pageSourceLimit } from 'chatdeck/model/settings/install/doctor/check-page';
import { checkPolicy } from 'chatdeck/model/settings/install/doctor/content-policy';
import { embedCode, embedStyles, projectTypes } from 'chatdeck/model/settings/install/embed-code';
import { describe, expect, it, test } from 'vitest';
import { expected, faultyPages, healthyPages, otherUuid, scriptUrl, uuid } from './pages';

const kindsIn = (source: string) => checkPage(source, expected).map(({ kind }) => kind);

describe('checkPage', () => {
  it.each(healthyPages)('has nothing to say about $title', ({ source, kinds }) => {
    expect(kindsIn(source)).toEqual(kinds);
  });

  it.each(faultyPages)('tells $title', ({ source, kinds }) => {
    expect(kindsIn(source)).toEqual(kinds);
  });

  it('knows at least 40 pages, and each kind of finding', () => {
    const all = [...healthyPages, ...faultyPages];
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.flatMap(({ kinds }) => kinds))).toEqual(new Set(findingKinds));
  });

  it('is content with its own embed code in every style and for every type of project', () => {
    for (const style of embedStyles) {
      for (const project of projectTypes) {
        const code = embedCode({ style, project, uuid, scriptUrl, wordpressPluginUrl: '' });
        if (code.kind === 'plugin') continue;
        // Vue and Angular have two files.
        const blocks = code.blocks.filter(({ isExtra }) => !isExtra).map((block) => block.code);
        expect(kindsIn(blocks.join('\n')), `${style} ${project}`).toEqual(['fine']);
      }
    }
  });

  it('says where, and what is there', () => {
    const source = `<p>Shop</p>\n<script src="${scriptUrl}"></script>\n\n<chatdeck-widget\n  widget-id="${otherUuid}"></chatdeck-widget>`;
    expect(checkPage(source, expected)).toEqual([{ kind: 'wrongId', gravity: 'fault', line: 4, value: otherUuid }]);
  });

  it('takes another element’s name from the host', () => {
    const source = `<script src="${scriptUrl}"></script><acme-chat widget-id="${uuid}"></acme-chat>`;
    expect(checkPage(source, { ...expected, element: 'acme-chat' })).toEqual([{ kind: 'fine', gravity: 'fine' }]);
    expect(kindsIn(source)).toEqual(['noElement']);
  });

  it.each([
    ['empty lines', '\n'],
    ['imports', 'import a\n'],
    ['nested elements', '<div>'],
    ['comments', '/* '],
    ['slashes', ' // \n'],
  ])(
    'reads two million characters of %s without keeping the page',
    (_, part) => {
      expect(checkPage(part.repeat(pageSourceLimit / part.length), expected).length).toBeGreaterThan(0);
    },
    20_000,
  );

  it('reads whatever is pasted', () => {
    const parts = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '{',
      '/',
      '<!--',
      'script',
      'chatdeck-widget',
      ' src=',
      '\n',
      'https://',
      ';',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts).map((all) => all.join('')),
        ),
        (source) => {
          expect(checkPage(source, expected).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('checkPolicy', () => {
  const host = 'https://chat.example';
  const socket = 'wss://chat.example';

  it.each([
    ["default-src 'self'", [`script-src 'self' ${host};`, `connect-src 'self' ${host} ${socket};`]],
    ["script-src 'none'", [`script-src ${host};`]],
    ["script-src 'self'; script-src *", [`script-src 'self' ${host};`]],
    [`script-src-elem 'self'; script-src ${host}`, [`script-src-elem 'self' ${host};`]],
    [`connect-src ${host}`, [`connect-src ${host} ${socket};`]],
    ['connect-src https://*.example', [`connect-src https://*.example ${socket};`]],
    ['script-src http://chat.example', []],
    ['script-src chat.example:8443', [`script-src chat.example:8443 ${host};`]],
    ['script-src chat.example:*', []],
    ['script-src https://chat.example/v1/', []],
    ['script-src https://chat.example/v1/widget.js', []],
    ['script-src https://chat.example/v1', [`script-src https://chat.example/v1 ${host};`]],
    ["script-src 'sha256-abc'", [`script-src 'sha256-abc' ${host};`]],
    ['', []],
  ])('completes %j', (policy, lines) => {
    expect(checkPolicy(policy, { scriptUrl, hasNonce: false }).lines.map(({ text }) => text)).toEqual(lines);
  });

  it('writes lines with which nothing is missing', () => {
    const sources = fc.subarray(["'self'", 'https://cdn.example', '*.example', "'unsafe-inline'", 'data:'], {
      minLength: 1,
    });
    fc.assert(
      fc.property(sources, sources, (scripts, others) => {
        const policy = `script-src ${scripts.join(' ')}; default-src ${others.join(' ')}`;
        const { lines } = checkPolicy(policy, { scriptUrl, hasNonce: false });
        const fixed = `${lines.map(({ text }) => text).join(' ')} ${policy}`;
        expect(checkPolicy(fixed, { scriptUrl, hasNonce: false })).toEqual({ lines: [], needsNonce: false });
      }),
    );
  });

  test('a script that other code adds needs no nonce under strict-dynamic', () => {
    const policy = "script-src 'nonce-a' 'strict-dynamic'; connect-src *";
    expect(checkPolicy(policy, { scriptUrl, hasNonce: undefined })).toEqual({ lines: [], needsNonce: false });
    expect(checkPolicy(policy, { scriptUrl, hasNonce: false })).toEqual({ lines: [], needsNonce: true });
  });
});
