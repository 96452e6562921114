import { describe, expect, it } from 'vitest';
import { behaviorSections, readAnswer, widgetSchema } from 'chatdeck/model';
import { appearanceDefaults, settingChoices, settingsDefaults } from 'chatdeck/model/entities/widget-settings';
import { makeWidget } from 'chatdeck/testing';

/** The fields of a comma-separated list, as the specification prints them. */
const fieldsOf = (list: string) => list.split(/,\s*/).toSorted();

describe('the settings of a widget', () => {
  it.each([
    [
      'presence',
      `manualMode, hideWhenOffline, sendOfflineMessagesToEmail, includeVisitorInfoInEmails, sendOfflineMessagesToSlack,
      offlineMessageWebhookURL, requireInfo, sendOpJoinAutoResponse, opJoinAutoResponseMessage, responseReminders,
      responseRemindersFreq, noAnswerMessageOn, noAnswerMessageAfterSecs, maxVisitorInactiveMins, newMsgNotifications,
      playSound, blacklistedUrls, countryAllowList, countryDenyList, maxConcurrentConvos`,
    ],
    [
      'avatars',
      'agentLabel, forwardSlackUserName, showAvatarPreChat, showTeamAvatarPreChat, teamAvatarOn, teamAvatarUrl',
    ],
    ['notifications', 'notifyChannelOnMsg, metaInfoInMainChannel'],
    [
      'webhooks',
      `webhookUrl, webhookOnArchive, transcriptRecipient, emailOnArchive, newConversationWebhookURL, noAnswerWebhookUrl,
      feedbackWebhookUrl, segmentWriteKey`,
    ],
    ['misc', 'enableFileUploads'],
  ] as const)('that Behavior edits under %s are all there, and no others', (section, fields) => {
    expect(behaviorSections[section].toSorted()).toEqual(fieldsOf(fields));
  });

  it('that Appearance edits are all there, and no others', () => {
    expect(Object.keys(appearanceDefaults).toSorted()).toEqual(
      fieldsOf(
        `titleColor, titleFontColor, onlineTitle, collapsedMode, browserSideAuthorLabel, autoResponseMessage,
        onlineMessagePlaceholder, noAnswerWithoutEmail, noAnswerWithEmail, offlineTitle, offlineGreeting,
        offlineEmailPlaceholder, offlineMessagePlaceholder, offlineNamePlaceholder, offlineSendButton,
        offlineThankYouMessage, offlineEmailSubject, showConversationEnd, conversationEndMenuLinkLabel,
        conversationEndConfirmationQuestion, conversationEndLabel, showConversationRating, conversationRatingLabel,
        conversationRatingThankYou, conversationRatingPlaceholder, clearMessagesOnEnd, showTranscriptSendOpt,
        conversationEndTranscriptPlaceholder, conversationTranscriptSentThankYou, requestScreenshotText,
        requestScreenshotAllowLabel, requestScreenshotDeclineLabel, requireInfoGreeting, requireInfoSubmitBtn,
        defaultCancelBtnLabel, defaultSendBtnLabel, showSendBtnOnDesktop, defaultYesBtnLabel, defaultNoBtnLabel,
        collectVisitorMetaData, displayPrivacyPolicy, privacyPolicyLinkText, privacyPolicyLinkURL, requireAcceptance,
        defaultAcceptBtnLabel, acceptanceText, widgetAlignment`,
      ),
    );
  });

  it('that the server leaves out are off, zero, or empty, but for these', () => {
    const widget = readAnswer(widgetSchema, { Id: 7, Step: '3' });
    const names = Object.keys(settingsDefaults) as (keyof typeof settingsDefaults)[];
    const others = names.filter((name) => widget[name] !== false && widget[name] !== 0 && widget[name] !== '');
    expect(Object.fromEntries(others.map((name) => [name, widget[name]]))).toEqual({
      responseRemindersFreq: 60,
      noAnswerMessageAfterSecs: 60,
      maxVisitorInactiveMins: 5,
      metaInfoInMainChannel: 'compact',
      titleColor: '#3f51b5',
      titleFontColor: '#ffffff',
      collapsedMode: 'chip',
      widgetAlignment: 'bottomRight',
    });
  });

  it('of the schedule have their types, and the triggers are one text', () => {
    const { tz, onOffSchedule, sendOpHourChangeMessages, triggerJson } = settingsDefaults;
    expect({ tz, onOffSchedule, sendOpHourChangeMessages, triggerJson }).toEqual({
      tz: '',
      onOffSchedule: false,
      sendOpHourChangeMessages: false,
      triggerJson: '',
    });
  });

  it('that have named choices have these', () => {
    expect(settingChoices.metaInfoInMainChannel).toEqual(['compact', 'full', 'none']);
    expect(settingChoices.collapsedMode).toEqual(['chip', 'button', 'tab', 'hidden']);
    expect(settingChoices.widgetAlignment).toEqual(['bottomRight', 'bottomLeft']);
  });
});

it('a widget is read with its identity and status', () => {
  const identity = {
    Id: 7,
    Uuid: 'f0e1-42',
    Step: '2',
    Scope: 'client,commands',
    RoomName: 'support',
    off: true,
    status: 'offline',
    tz: 'Europe/Vienna',
    OauthV1: true,
    teamAvatarUrl: '/team.png',
    apiKey: 'key',
    zapierApiKey: 'zap',
  };
  expect(readAnswer(widgetSchema, { ...makeWidget(), ...identity })).toMatchObject(identity);
});
