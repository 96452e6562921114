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
  ])('is read from %s', (attribute) => {
    expect(check(`<script async ${attribute}></script>${element}`)).toEqual([{ kind: 'fine', gravity: 'fine' }]);
  });

  it.each([`src="${scriptUrl}x"`, `src="x${scriptUrl}"`, `src="'${scriptUrl}"`])(
    'is another one in %s',
    (attribute) => {
      expect(check(`<script async ${attribute}></script>${element}`).map(({ kind }) => kind)).not.toContain('fine');
    },
  );
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
