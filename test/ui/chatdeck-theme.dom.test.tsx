import { ChatdeckTheme } from 'chatdeck';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../screens/render-screen';

test('a theme inside another keeps the look that it does not name', () => {
  const { getByText } = render(
    <ChatdeckTheme accentColor="green" radius="large" scaling="90%" appearance="dark">
      <ChatdeckTheme locale="de-DE" accentColor="ruby">
        <p>inside</p>
      </ChatdeckTheme>
    </ChatdeckTheme>,
  );
  const { dataset, lang } = getByText('inside').closest<HTMLElement>('[data-chatdeck="theme"]') ?? document.body;
  expect({ ...dataset, lang }).toMatchObject({
    accentColor: 'ruby',
    radius: 'large',
    scaling: '90%',
    grayColor: 'slate',
    lang: 'de-DE',
  });
});
