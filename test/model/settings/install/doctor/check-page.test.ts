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

  it('writes the script’s tag with a nonce, and nothing of it can end the tag', () => {
    const tag = `<script async src="${scriptUrl}" data-x="&quot;><img>" on{x="1"></script>`;
    const source = `<meta http-equiv="content-security-policy" content="script-src 'nonce-a'">${tag}<chatdeck-widget widget-id="${uuid}"></chatdeck-widget>`;
    expect(checkPage(source, expected)).toEqual([
      {
        kind: 'policyNonce',
        gravity: 'fault',
        line: 1,
        script: `<script nonce="NONCE" async src="${scriptUrl}" data-x="&#34;&#62;&#60;img&#62;"></script>`,
      },
    ]);
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
    expect(checkPolicy(policy, { scriptUrl, script: {} }).lines.map(({ text }) => text)).toEqual(lines);
  });

  it.each([
    ["default-src 'self'; script-src *; connect-src *", ["img-src 'self' https://files.example;"]],
    ["img-src 'self' https://*.example; style-src 'self'", ["style-src 'self' 'unsafe-inline';"]],
    ["style-src 'unsafe-inline'", []],
    ["child-src 'self'", ["child-src 'self' https://chat.example;"]],
    ["child-src 'self'; frame-src https:", []],
    [
      'connect-src https://chat.example wss://chat.example',
      ['connect-src https://chat.example wss://chat.example data:;'],
    ],
  ])('completes %j by what the host says that the widget loads', (policy, lines) => {
    const sources = {
      'img-src': ['https://files.example'],
      'style-src': ["'unsafe-inline'"],
      'frame-src': [host],
      'connect-src': ['data:'],
    };
    const isShort = policy.startsWith('default-src');
    const found = checkPolicy(policy, {
      scriptUrl,
      script: {},
      sources: isShort ? { 'img-src': sources['img-src'] } : sources,
    });
    expect(found.lines.map(({ text }) => text)).toEqual(lines);
  });

  test('the page’s own host is the script’s only if the page says so', () => {
    const policy = "default-src 'self'";
    expect(checkPolicy(policy, { scriptUrl, script: {}, pageOrigin: `${host}/shop?x=1` })).toEqual({ lines: [] });
    for (const pageOrigin of ['http://chat.example', 'https://shop.example', 'not an address', undefined]) {
      expect(checkPolicy(policy, { scriptUrl, script: {}, pageOrigin }).lines, pageOrigin).toHaveLength(2);
    }
  });

  it.each([
    ["script-src 'nonce-a' 'nonce-b'", 'b', undefined],
    ["script-src 'nonce-a'", '', undefined],
    ["script-src 'nonce-a'", 'A', 'different'],
    ["script-src 'nonce-a' 'strict-dynamic'", 'b', 'different'],
    ["script-src 'sha256-abc' 'strict-dynamic'", undefined, 'missing'],
    ["script-src 'nonce-a' https:", 'b', undefined],
  ])('under %j, says of the nonce %j: %s', (policy, nonce, expectedFault) => {
    expect(checkPolicy(policy, { scriptUrl, script: { nonce } })).toEqual({ lines: [], nonce: expectedFault });
  });

  it('writes lines with which nothing is missing', () => {
    const sources = fc.subarray(["'self'", 'https://cdn.example', '*.example', "'unsafe-inline'", 'data:'], {
      minLength: 1,
    });
    fc.assert(
      fc.property(sources, sources, (scripts, others) => {
        const policy = `script-src ${scripts.join(' ')}; default-src ${others.join(' ')}`;
        const { lines } = checkPolicy(policy, { scriptUrl, script: {} });
        const fixed = `${lines.map(({ text }) => text).join(' ')} ${policy}`;
        expect(checkPolicy(fixed, { scriptUrl, script: {} })).toEqual({ lines: [] });
      }),
    );
  });

  test('a script that other code adds needs no nonce under strict-dynamic', () => {
    const policy = "script-src 'nonce-a' 'strict-dynamic'; connect-src *";
    expect(checkPolicy(policy, { scriptUrl, script: undefined })).toEqual({ lines: [] });
    expect(checkPolicy(policy, { scriptUrl, script: {} })).toEqual({ lines: [], nonce: 'missing' });
  });
});
