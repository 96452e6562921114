import { RatingPrompt } from 'chatdeck';
import type { RatingQuestion } from 'chatdeck/model';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';
import { refused } from '../watched-form';

describe('RatingPrompt', () => {
  const render = (question: RatingQuestion) => {
    const onRate = vi.fn();
    const onDismiss = vi.fn();
    renderScreen(<RatingPrompt question={question} onRate={onRate} onDismiss={onDismiss} />);
    return { onRate, onDismiss };
  };

  test('reports nothing by being there', () => {
    const { onRate, onDismiss } = render({ status: 'asking' });
    expect([onRate, onDismiss].flatMap((spy) => spy.mock.calls)).toEqual([]);
  });

  test('reports a number that is clicked, and a dismissal', () => {
    const { onRate, onDismiss } = render({ status: 'asking' });
    expect(screen.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    ]);
    fireEvent.click(screen.getByRole('radio', { name: '7' }));
    expect(onRate).toHaveBeenCalledExactlyOnceWith(7);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('asks how likely the user is to recommend the product', () => {
    render({ status: 'asking' });
    expect(screen.getByRole('radiogroup', { name: /^How likely are you to recommend Chatdeck / })).toBeTruthy();
  });

  test('takes nothing while an answer is on its way', () => {
    const { onRate, onDismiss } = render({ status: 'sending', value: 9 });
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('9');
    fireEvent.click(screen.getByRole('radio', { name: '3' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect([onRate, onDismiss].flatMap((spy) => spy.mock.calls)).toEqual([]);
  });

  test('says that the rating was not saved', () => {
    render({ status: 'failed', problem: refused });
    expect(screen.getByRole('alert').textContent).toBe('Error: Error saving rating, contact support');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  test('shows nothing while hidden', () => {
    render({ status: 'hidden' });
    expect(document.querySelector('[data-chatdeck="rating"]')).toBeNull();
  });
});
