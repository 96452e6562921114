import { cva } from 'class-variance-authority';
import type { ComponentType, ReactNode } from 'react';
import type { PreviewState } from '../../model/widget-preview/widget-preview';
import { DislikeIcon, LikeIcon } from '../base/icons';
import { Asking, Blank, Composer, Lead, Note, PolicyLink, Press, Presses, TeamSays, Thanks } from './parts';
import { useLook, usePreview } from './preview-context';
import { GivenTalk, SampleTalk, Talk } from './talk';

const form = cva('cd-look-form', { variants: { layout: { top: '', middle: 'cd-look-form-middle' } } });

function Welcome() {
  const { thread } = usePreview();
  return (
    <>
      <Talk>{thread ? <GivenTalk /> : <TeamSays name="autoResponseMessage" />}</Talk>
      <Composer />
      <PolicyLink />
    </>
  );
}

function Conversation() {
  const { thread } = usePreview();
  return (
    <>
      <Talk>{thread ? <GivenTalk /> : <Greeted />}</Talk>
      <Composer />
      <PolicyLink />
    </>
  );
}

function Greeted({ isAnswered }: { isAnswered?: boolean }) {
  return (
    <>
      <TeamSays name="autoResponseMessage" />
      <SampleTalk isAnswered={isAnswered ?? true} />
    </>
  );
}

function InfoPrompt() {
  return (
    <div className={form({ layout: 'top' })}>
      <Lead name="requireInfoGreeting" />
      <Blank name="offlineNamePlaceholder" />
      <Blank name="offlineEmailPlaceholder" />
      <Press name="requireInfoSubmitBtn" />
      <PolicyLink />
    </div>
  );
}

function Acceptance() {
  return (
    <div className={form({ layout: 'middle' })}>
      <Lead name="acceptanceText" />
      <PolicyLink />
      <Press name="defaultAcceptBtnLabel" />
    </div>
  );
}

/** No email is known, so the form asks for one. */
function NoAnswer() {
  return (
    <>
      <Talk>
        <Greeted isAnswered={false} />
        <TeamSays name="noAnswerWithoutEmail" />
        <Asking>
          <Blank name="offlineEmailPlaceholder" />
          <Presses>
            <Press name="defaultSendBtnLabel" />
          </Presses>
        </Asking>
      </Talk>
      <Composer />
    </>
  );
}

function NoAnswerWithEmail() {
  return (
    <>
      <Talk>
        <Greeted isAnswered={false} />
        <TeamSays name="noAnswerWithEmail" />
      </Talk>
      <Composer />
    </>
  );
}

function Screenshot() {
  return (
    <>
      <Talk>
        <SampleTalk />
        <Asking>
          <Lead name="requestScreenshotText" />
          <Presses>
            <Press name="requestScreenshotDeclineLabel" variant="soft" />
            <Press name="requestScreenshotAllowLabel" />
          </Presses>
        </Asking>
      </Talk>
      <Composer />
    </>
  );
}

function EndConfirmation() {
  return (
    <Ending talk={<Greeted />}>
      <Lead name="conversationEndConfirmationQuestion" />
      <Presses>
        <Press name="defaultNoBtnLabel" variant="soft" />
        <Press name="defaultYesBtnLabel" />
      </Presses>
    </Ending>
  );
}

/** The conversation and, instead of the message field, what is asked or shown at the end. */
function Ending({ talk = <EndedTalk />, children }: { talk?: ReactNode; children: ReactNode }) {
  return (
    <>
      <Talk>{talk}</Talk>
      <div className="cd-look-foot">{children}</div>
    </>
  );
}

/** The conversation stays, unless it is cleared at the end. */
function EndedTalk() {
  const isCleared = useLook((look) => look.clearMessagesOnEnd);
  return (
    <>
      {!isCleared && <SampleTalk />}
      <Note name="conversationEndLabel" />
    </>
  );
}

function Ended() {
  return (
    <Talk>
      <EndedTalk />
    </Talk>
  );
}

function CancelOrSend() {
  return (
    <Presses>
      <Press name="defaultCancelBtnLabel" variant="soft" />
      <Press name="defaultSendBtnLabel" />
    </Presses>
  );
}

function Rating() {
  return (
    <Ending>
      <Lead name="conversationRatingLabel" />
      <div className="cd-look-thumbs" aria-hidden="true">
        <span>
          <LikeIcon size={24} />
        </span>
        <span>
          <DislikeIcon size={24} />
        </span>
      </div>
      <Blank name="conversationRatingPlaceholder" />
      <CancelOrSend />
    </Ending>
  );
}

function RatingThanks() {
  return (
    <Ending>
      <Thanks name="conversationRatingThankYou" />
    </Ending>
  );
}

function Transcript() {
  return (
    <Ending>
      <Blank name="conversationEndTranscriptPlaceholder" />
      <CancelOrSend />
    </Ending>
  );
}

function TranscriptSent() {
  return (
    <Ending>
      <Thanks name="conversationTranscriptSentThankYou" />
    </Ending>
  );
}

function OfflineForm() {
  return (
    <div className={form({ layout: 'top' })}>
      <Lead name="offlineGreeting" />
      <Blank name="offlineNamePlaceholder" />
      <Blank name="offlineEmailPlaceholder" />
      <Blank name="offlineMessagePlaceholder" size="3" />
      <Press name="offlineSendButton" />
      <PolicyLink />
    </div>
  );
}

function ThankYou() {
  return (
    <div className={form({ layout: 'middle' })}>
      <Thanks name="offlineThankYouMessage" />
    </div>
  );
}

/** The open window's content. */
export const views: Record<Exclude<PreviewState, 'closed'>, ComponentType> = {
  online: Welcome,
  infoPrompt: InfoPrompt,
  acceptance: Acceptance,
  conversation: Conversation,
  noAnswer: NoAnswer,
  noAnswerWithEmail: NoAnswerWithEmail,
  screenshot: Screenshot,
  menu: Conversation,
  endConfirmation: EndConfirmation,
  ended: Ended,
  rating: Rating,
  ratingThanks: RatingThanks,
  transcript: Transcript,
  transcriptSent: TranscriptSent,
  offline: OfflineForm,
  thankYou: ThankYou,
};
