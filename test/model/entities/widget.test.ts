import { describe, expect, it } from 'vitest';
import { isOnline, readAnswer, widgetSchema, workspaceName } from 'chatdeck/model';
import { makeWidget } from 'chatdeck/testing';

const widget = (overrides: Parameters<typeof makeWidget>[0] = {}) => readAnswer(widgetSchema, makeWidget(overrides));

describe('a widget', () => {
  it.each<[Parameters<typeof makeWidget>[0], boolean]>([
    [{ Step: '3', off: false, status: 'online' }, true],
    [{ Step: '3', off: false, status: '' }, true],
    [{ Step: '3', off: true, status: 'online' }, false],
    [{ Step: '3', off: false, status: 'offline' }, false],
    [{ Step: '2', off: false, status: 'online' }, false],
  ])('%o is online: %s', (fields, expected) => {
    expect(isOnline(widget(fields))).toBe(expected);
  });

  it.each([
    ['https://acme.slack.com/', 'acme'],
    ['acme-support.slack.com', 'acme-support'],
    ['', ''],
  ])('of %s belongs to the workspace %s', (url, name) => {
    expect(workspaceName(url)).toBe(name);
  });
});
