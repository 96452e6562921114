import { RatingPrompt } from 'chatdeck';
import { makeProblem, type RatingQuestion } from 'chatdeck/model';
import { expect, fn, waitFor } from 'storybook/test';
import { useState } from 'react';
import preview from '../../.storybook/preview';
import { withLongName } from '../with-links';

/** The question, whatever its state. */
const state = (question: RatingQuestion) => question;

const meta = preview.meta({
  title: 'Screens/Rating prompt',
  component: RatingPrompt,
  parameters: { layout: 'padded' },
  args: { question: state({ status: 'asking' }), onRate: fn(), onDismiss: fn() },
});

export const Asking = meta.story({ tags: ['looks'] });

export const Sending = meta.story({ args: { question: state({ status: 'sending', value: 9 }) } });

export const Dismissing = meta.story({ args: { question: state({ status: 'sending', value: -1 }) } });

export const Failed = meta.story({ args: { question: state({ status: 'failed', problem: makeProblem('server') }) } });

export const Hidden = meta.story({ args: { question: state({ status: 'hidden' }) } });

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { onRate: fn(), onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const numbers = canvas.getAllByRole('radio');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(numbers[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(numbers[10]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}{ArrowUp}');
    await waitFor(() => expect(numbers[9]).toHaveFocus());
    await expect(args.onRate).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onRate).toHaveBeenCalledOnce());
    await expect(args.onRate).toHaveBeenCalledWith(9);
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
});

export const Answered = meta.story({
  tags: ['!autodocs'],
  render: function Answered(args) {
    const [question, setQuestion] = useState(args.question);
    const handleDismiss = () => {
      args.onDismiss();
      setQuestion((now) => (now.status === 'asking' ? { status: 'sending', value: -1 } : { status: 'hidden' }));
    };
    return (
      <main tabIndex={-1} aria-label="The page">
        <RatingPrompt {...args} question={question} onDismiss={handleDismiss} />
        <button type="button" onMouseEnter={() => setQuestion({ status: 'hidden' })}>
          The server answers
        </button>
      </main>
    );
  },
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    await userEvent.click(dismiss);
    await waitFor(() => expect(dismiss).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(dismiss);
    await expect(dismiss).toHaveFocus();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await userEvent.hover(canvas.getByRole('button', { name: 'The server answers' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

export const LongContent = meta.story({
  decorators: [withLongName],
  args: {
    question: state({ status: 'failed', problem: makeProblem('server') }),
    labels: {
      question: (product) => `Wie wahrscheinlich ist es, dass Sie ${product} im Bekanntenkreis weiterempfehlen?`,
      lowest: 'Unter keinen Umständen',
      highest: 'Mit an Sicherheit grenzender Wahrscheinlichkeit',
      help: 'Die Auswahl einer Zahl schickt die Antwort sofort und unwiderruflich ab.',
      failed: 'Die Bewertung wurde nicht gespeichert. Wenden Sie sich bitte an die Kundenbetreuung Ihrer Stadtwerke.',
    },
  },
});
