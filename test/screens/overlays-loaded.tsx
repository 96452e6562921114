import { ChatdeckTheme } from 'chatdeck';
import { act, render, screen } from '@testing-library/react';
import { InfoTip } from '../../src/ui/overlays/info-tip';
import { Menu } from '../../src/ui/overlays/menu';

/** The code of menus and tips loads with the first one: tests that open others don't wait for it. */
const { unmount } = render(
  <ChatdeckTheme>
    <Menu open trigger={<button type="button">Menu</button>}>
      {null}
    </Menu>
    <InfoTip subject="this">Tip</InfoTip>
  </ChatdeckTheme>,
);
await screen.findByRole('menu');
act(() => screen.getByRole('button', { name: 'About this', hidden: true }).click());
await screen.findByRole('tooltip');
unmount();
