import { memo, type ReactNode } from 'react';
import type { PreviewMessage } from '../../model/widget-preview/widget-preview';
import { useLabels } from '../theme/labels';
import { SafeHtml } from '../html/safe-html';
import { widgetPreviewLabels } from './labels';
import { Bubble } from './parts';
import { usePreview } from './preview-context';
import { Said, useIsSaid } from './said';

/** The messages, newest at the bottom of the window. */
export function Talk({ children }: { children: ReactNode }) {
  const { onAnswer } = usePreview();
  const { states } = useLabels(widgetPreviewLabels);
  // A played conversation can be scrolled, also with the keyboard.
  const played = onAnswer && { role: 'group', 'aria-label': states.conversation, tabIndex: 0 };
  return (
    <div className="cd-look-talk" {...played}>
      <div className="cd-look-lines">{children}</div>
    </div>
  );
}

/** A visitor's question, and the team's reply unless no one answers. */
export function SampleTalk({ isAnswered = true }: { isAnswered?: boolean }) {
  const labels = useLabels(widgetPreviewLabels);
  return (
    <>
      <Bubble from="visitor" author={<VisitorName />}>
        <span dir="auto">{labels.sampleQuestion}</span>
      </Bubble>
      {isAnswered && (
        <Bubble from="team">
          <span dir="auto">{labels.sampleAnswer}</span>
        </Bubble>
      )}
    </>
  );
}

function VisitorName() {
  return useIsSaid('browserSideAuthorLabel') ? (
    <span className="cd-look-author">
      <Said name="browserSideAuthorLabel" />
    </span>
  ) : null;
}

/** The given conversation, with the visitor's possible answers. */
export function GivenTalk() {
  const { thread, onAnswer } = usePreview();
  if (!thread) return null;
  return (
    <>
      {thread.messages.map((message) => (
        <GivenMessage key={message.id} message={message} />
      ))}
      {thread.answers && thread.answers.length > 0 && (
        <div className="cd-look-answers">
          {thread.answers.map((answer) => (
            <GivenAnswer key={answer.id} {...answer} onAnswer={onAnswer} />
          ))}
        </div>
      )}
    </>
  );
}

const GivenMessage = memo(function GivenMessage({ message }: { message: PreviewMessage }) {
  const { from, text, isHtml = false } = message;
  const words = isHtml ? <SafeHtml html={text} /> : <span dir="auto">{text}</span>;
  if (from === 'note') return <div className="cd-look-note">{words}</div>;
  return (
    <Bubble from={from} author={from === 'visitor' && <VisitorName />}>
      {words}
    </Bubble>
  );
});

interface GivenAnswerProps {
  id: string;
  text: string;
  onAnswer: ((id: string) => void) | undefined;
}

const GivenAnswer = memo(function GivenAnswer({ id, text, onAnswer }: GivenAnswerProps) {
  if (!onAnswer) {
    return (
      <span className="cd-look-answer" dir="auto">
        {text}
      </span>
    );
  }
  return (
    <button type="button" className="rt-reset cd-look-answer" dir="auto" onClick={() => onAnswer(id)}>
      {text}
    </button>
  );
});
