import { ChatdeckTheme, type ChatdeckThemeProps } from 'chatdeck';
import { useTheme } from 'chatdeck/ui';
import { OverlayRoot } from 'chatdeck/ui/theme/overlay-root';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../screens/render-screen';

function rootAround(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>('[data-chatdeck="theme"]') ?? document.body;
}

function rootOf(props: Omit<ChatdeckThemeProps, 'children'>): HTMLElement {
  return rootAround(render(<ChatdeckTheme {...props}>inside</ChatdeckTheme>).getByText('inside'));
}

test('a theme inside another keeps the look that it does not name', () => {
  const { getByText } = render(
    <ChatdeckTheme accentColor="green" radius="large" scaling="90%" appearance="dark">
      <ChatdeckTheme locale="de-DE" accentColor="ruby">
        <p>inside</p>
      </ChatdeckTheme>
    </ChatdeckTheme>,
  );
  const { dataset, lang } = rootAround(getByText('inside'));
  expect({ ...dataset, lang }).toMatchObject({
    accentColor: 'ruby',
    radius: 'large',
    scaling: '90%',
    grayColor: 'slate',
    lang: 'de-DE',
  });
});

describe('a brand', () => {
  test.each([
    [{ accentColor: '#FF5A36' }, { accentColor: '#ff5a36', grayColor: 'sand' }],
    [
      { accentColor: '#ff5a36', grayColor: 'sage' },
      { accentColor: '#ff5a36', grayColor: 'sage' },
    ],
    [
      { accentColor: '#ff5a36', grayColor: '#888' },
      { accentColor: '#ff5a36', grayColor: '#888888' },
    ],
    [
      { accentColor: '#ff5a36', grayColor: 'slate' },
      { accentColor: '#ff5a36', grayColor: 'slate' },
    ],
    [{ accentColor: 'teal' }, { accentColor: 'teal', grayColor: 'slate' }],
    [
      { accentColor: 'teal', grayColor: 'auto' },
      { accentColor: 'teal', grayColor: 'sage' },
    ],
    [{ grayColor: 'olive' }, { accentColor: 'indigo', grayColor: 'olive' }],
    [{}, { accentColor: 'indigo', grayColor: 'slate' }],
  ])('of %o has the colors %o', (props, expected) => {
    expect(rootOf(props).dataset).toMatchObject(expected);
  });

  test('reaches a nested theme and its overlays, which keep what they do not name', () => {
    const { getByText } = render(
      <ChatdeckTheme accentColor="#ff5a36" fontFamily="Inter">
        <ChatdeckTheme radius="full">
          <OverlayRoot>overlay</OverlayRoot>
        </ChatdeckTheme>
      </ChatdeckTheme>,
    );
    const overlay = getByText('overlay');
    for (const { dataset } of [overlay, rootAround(overlay)]) {
      expect(dataset).toMatchObject({ accentColor: '#ff5a36', grayColor: 'sand', font: 'Inter', radius: 'full' });
    }
  });

  test('in a nested theme finds its gray again, unless a gray was asked for', () => {
    const grayInside = (outer: Partial<ChatdeckThemeProps>) => {
      const { getByText, unmount } = render(
        <ChatdeckTheme {...outer}>
          <ChatdeckTheme accentColor="#30a46c">inside</ChatdeckTheme>
        </ChatdeckTheme>,
      );
      const { grayColor } = rootAround(getByText('inside')).dataset;
      unmount();
      return grayColor;
    };
    expect(grayInside({ accentColor: '#ff5a36' })).toBe('sage');
    expect(grayInside({ accentColor: '#ff5a36', grayColor: 'mauve' })).toBe('mauve');
  });

  test('changes at once, and leaves nothing behind', () => {
    const { rerender, getByText, unmount } = render(<ChatdeckTheme accentColor="#ff5a36">inside</ChatdeckTheme>);
    rerender(<ChatdeckTheme accentColor="#30a46c">inside</ChatdeckTheme>);
    expect(rootAround(getByText('inside')).dataset.accentColor).toBe('#30a46c');
    unmount();
    expect(document.querySelector('style')).toBeNull();
  });
});

describe('a value that cannot be used', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['accentColor', '#ff5a3', { accentColor: 'indigo' }],
    ['accentColor', 'orangered', { accentColor: 'indigo' }],
    ['grayColor', 'grey', { grayColor: 'slate' }],
    ['fontFamily', 'Inter; color: red', { accentColor: 'indigo' }],
  ])('as %s %o is named in the console, and the theme does without it', (prop, value, expected) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { dataset } = rootOf({ [prop]: value });
    expect(dataset).toMatchObject(expected);
    expect(dataset.font).toBeUndefined();
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.stringContaining(`${prop} ${JSON.stringify(value)} can't be used`));
  });

  test('leaves the surrounding brand', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Font = () => <p>{useTheme().fontFamily}</p>;
    const { getByText } = render(
      <ChatdeckTheme accentColor="#ff5a36" fontFamily="Inter">
        <ChatdeckTheme accentColor="#ff" fontFamily="">
          <Font />
        </ChatdeckTheme>
      </ChatdeckTheme>,
    );
    expect(rootAround(getByText('Inter')).dataset).toMatchObject({ accentColor: '#ff5a36', font: 'Inter' });
  });
});

describe('on a server', () => {
  const stylesIn = (markup: string) => markup.match(/<style[^>]*>/g) ?? [];

  test('a brand is in the first markup, with the nonce', () => {
    const markup = renderToString(
      <ChatdeckTheme accentColor="#ff5a36" nonce="abc">
        inside
      </ChatdeckTheme>,
    );
    expect(stylesIn(markup)).toEqual(['<style nonce="abc">']);
    expect(markup).toContain('--accent-9:#ff5a36');
    expect(markup.indexOf('<style')).toBeLessThan(markup.indexOf('inside'));
  });

  test('a theme without a brand, or inside one, adds no style', () => {
    const inside = <ChatdeckTheme radius="full">inside</ChatdeckTheme>;
    expect(stylesIn(renderToString(<ChatdeckTheme accentColor="teal">{inside}</ChatdeckTheme>))).toEqual([]);
    expect(stylesIn(renderToString(<ChatdeckTheme accentColor="#ff5a36">{inside}</ChatdeckTheme>))).toHaveLength(1);
  });
});
