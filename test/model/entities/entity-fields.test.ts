import { expect, it } from 'vitest';
import { accountSchema, dashboardUserSchema, planSchema, userSchema, widgetSchema } from 'chatdeck/model';
import { channelSchema } from 'chatdeck/model/entities/channel';
import { chatSchema, visitorSchema } from 'chatdeck/model/entities/chat';
import { invoiceSchema, nextInvoiceSchema } from 'chatdeck/model/entities/invoice';
import { availabilityDaySchema, chatFiguresSchema, overviewStatsSchema } from 'chatdeck/model/entities/report';
import { chatStatsSchema, widgetStatsSchema } from 'chatdeck/model/entities/widget';
import { settingsAnswerShape } from 'chatdeck/model/entities/widget-settings';

interface ObjectSchema {
  shape: object;
}

/** The fields of a comma-separated list, as the specification and the decisions print them. */
const fieldsOf = (list: string) => list.split(/,\s*/).toSorted();

it.each<[string, ObjectSchema, string]>([
  [
    'a user',
    userSchema,
    `Id, email, admin, accountId, ces, account, showNPSRating, lastSignedInAt, ActiveTOSPP, isCcPresent`,
  ],
  [
    'an account',
    accountSchema,
    `Id, plan, availablePlans, quota, delinquent, paymentType, canceledAt, cancelAt, trialEndAt, created_at,
    nextInvoiceAt, last4, brand, expMonth, expYear, billingAddressLine1, billingCity, billingState, billingPostalCode,
    billingCountry, taxID, orgName, email, GDPRExportSignedURL`,
  ],
  [
    'a plan',
    planSchema,
    `label, price, duration, stripeId, maxChannels, maxOperators, convosPerMonth, triggers, savedReplies, bots,
    whiteLabel, phoneSupport, questionGroups, reports, operatingHours`,
  ],
  [
    'a widget besides its settings',
    {
      shape: Object.fromEntries(Object.entries(widgetSchema.shape).filter(([name]) => !(name in settingsAnswerShape))),
    },
    `Id, Uuid, version, RoomName, RoomId, Step, off, status, topic, slackBaseUrl, slackTeamId, slackMainUser, slackAuthorizedAt, OauthV1,
    oauthV1, Scope, BotScope, requestChatWriteUserScope, apiKey, zapierApiKey, operatingHours`,
  ],
  ['a widget with its counts', widgetStatsSchema, 'Id, chatStats'],
  ['chat stats', chatStatsSchema, 'total, last24h, avg30d, dailyCounts30d, missed24h'],
  ['a channel', channelSchema, 'Id, Name, Topic'],
  ['an invoice', invoiceSchema, 'id, stripePlanId, dateTs, amount, stripeInvoiceUrl'],
  ['the next invoice', nextInvoiceSchema, 'amount, dateTs'],
  ['a dashboard user', dashboardUserSchema, 'email, Id, admin, lastSignedInAt'],
  [
    'a chat',
    chatSchema,
    `startedAt, endedAt, title, channelUrl, channelName, agentName, agentAvatarUrl, firstResponseAt, chatRating,
    chatFeedback, visitor`,
  ],
  ['a visitor', visitorSchema, 'name, email, avatarUrl, location, createdAt, currentPage, identUserId, identTraits'],
  ['overview stats', overviewStatsSchema, 'totalStats, stats, days'],
  [
    'a row of overview stats',
    chatFiguresSchema,
    `agentName, totalChats, avgChatsPerDay, chatsFromTrigger, upRatingPercent, upRatingCount, lateReply,
    avgTimeToFirstReply, avgChatDuration, avgMsgsPerChat, totalOfflineMsgs`,
  ],
  ['a day of availability', availabilityDaySchema, 'label, periods'],
])('%s has the specified fields and no others', (_name, schema, fields) => {
  expect(Object.keys(schema.shape).toSorted()).toEqual(fieldsOf(fields));
});
