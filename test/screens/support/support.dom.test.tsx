import { Support } from 'chatdeck';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../render-screen';

describe('Support', () => {
  test('frames the contact page where its address is safe, and else writes', () => {
    const { rerender } = renderScreen(<Support contactUrl="https://contact.test/" email="help@acme.test" />);
    const frame = screen.getByTitle('Contact Chatdeck');
    expect(frame.getAttribute('src')).toBe('https://contact.test/');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    rerender(<Support contactUrl="http://contact.test/" email="help@acme.test" />);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('mailto:help@acme.test');
  });
});
