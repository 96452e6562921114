import { ErrorPage, Support } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const theme = { contactFrameUrl: 'https://contact.test/' };
const theFrame = () => screen.getByTitle<HTMLIFrameElement>('Contact Chatdeck');

/** As the page in the frame says that it is there. */
function announce(data: unknown, source: Window | null = theFrame().contentWindow) {
  fireEvent(window, new MessageEvent('message', { data, source }));
}

const runOutOfPatience = () => act(() => void vi.advanceTimersByTime(60_000));

test('Support has its title and an invitation to write', () => {
  renderScreen(<Support email="help@acme.test" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Support');
  expect(screen.getByText('Contact us! We are happy to help with any questions or feedback!')).toBeTruthy();
});

describe('Support', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('embeds the contact frame that the theme names, with the mail link below', () => {
    renderScreen(<Support email="help@acme.test" />, theme);
    expect(theFrame().getAttribute('src')).toBe('https://contact.test/');
    expect(theFrame().getAttribute('sandbox')).toBe('allow-forms allow-scripts');
    expect(theFrame().getAttribute('referrerpolicy')).toBe('no-referrer');
    const mail = screen.getByRole('link', { name: 'Write to us' });
    expect(mail.getAttribute('href')).toBe('mailto:help@acme.test');
    expect(theFrame().compareDocumentPosition(mail)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each(['http://contact.test/', 'javascript:alert(1)', '//contact.test/', '#/support'])(
    'embeds no frame at %s, and still writes',
    (contactFrameUrl) => {
      renderScreen(<Support email="help@acme.test" />, { contactFrameUrl });
      expect(document.querySelector('iframe')).toBeNull();
      expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
    },
  );

  test('says that the contact frame is loading until its page says that it is there, as tall as it needs', () => {
    renderScreen(<Support />, theme);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    announce({ chatdeck: 'contact', height: 700 });
    expect(screen.queryByRole('status')).toBeNull();
    expect(theFrame().style.blockSize).toBe('700px');
    runOutOfPatience();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('listens only to the frame', () => {
    renderScreen(<Support />, theme);
    announce({ chatdeck: 'contact', height: 700 }, window);
    announce({ chatdeck: 'contact', height: 700 }, null);
    announce('contact');
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  test('says that the contact frame failed when nothing came, and tries again', () => {
    renderScreen(<Support email="help@acme.test" />, theme);
    const first = theFrame();
    runOutOfPatience();
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the contact form.');
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(theFrame()).not.toBe(first);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(document.activeElement?.contains(theFrame())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    runOutOfPatience();
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  test('shows a page that loads without a message, and offers another try beside it', () => {
    renderScreen(<Support />, theme);
    fireEvent.load(theFrame());
    expect(screen.queryByRole('status')).toBeNull();
    runOutOfPatience();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Don’t see a form?')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
});

test('the error page leads to Support', () => {
  renderScreen(<ErrorPage />);
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('#/support');
});

test('the error page says what happened if it knows', () => {
  renderScreen(<ErrorPage problem={makeProblem('originNotAllowed', { origin: 'https://portal.example.com' })} />);
  const text =
    'https://portal.example.com isn’t allowed to use this account. Ask your developer to add it to the server’s ALLOWED_ORIGINS.';
  expect(screen.getByText(text)).toBeTruthy();
});

test('the error page is a panel headed as an error, with what happened', () => {
  renderScreen(<ErrorPage />);
  const panel = screen.getByRole('heading', { name: 'Error' }).closest('section');
  expect(panel?.textContent).toContain('Oh no! An unexpected error occurred, please contact support.');
});
