import type { accountSchema } from '../../model/entities/account';
import type { availabilityDaySchema, chatFiguresSchema, overviewStatsSchema } from '../../model/entities/report';
import type { botUserSchema, teamUserSchema } from '../../model/entities/team-user';
import type { channelSchema } from '../../model/entities/channel';
import type { chatSchema } from '../../model/entities/chat';
import type { chatStatsSchema, widgetSchema } from '../../model/entities/widget';
import type { dashboardUserSchema } from '../../model/entities/dashboard-user';
import type { invoiceSchema, nextInvoiceSchema } from '../../model/entities/invoice';
import type { JsonObject, Wire } from '../../model/core/tolerant';
import type { operatingHourSchema } from '../../model/entities/operating-hours';
import type { PlanFeature, planSchema } from '../../model/entities/plan';
import type { QuestionNode, questionGroupSchema } from '../../model/entities/question-group';
import type { savedReplySchema } from '../../model/entities/saved-reply';
import type { userSchema } from '../../model/entities/user';

/** A plan as it travels. */
export interface WirePlan
  extends Omit<Wire<typeof planSchema>, PlanFeature>, Partial<Record<PlanFeature, boolean | undefined>> {}

/** An account as it travels. Dates are ISO 8601 in UTC, null means none. */
export interface WireAccount extends Omit<Wire<typeof accountSchema>, 'plan' | 'availablePlans'> {
  plan: WirePlan;
  availablePlans: WirePlan[];
}

/** One range of a weekday: 0 is Sunday, times are HHMM integers. */
export type WireOperatingHour = Wire<typeof operatingHourSchema>;

type WidgetKey = 'apiKey' | 'zapierApiKey';

/** A widget as it travels: its identity, its settings, and fields that we do not know. */
export interface WireWidget extends Omit<Wire<typeof widgetSchema>, 'oauthV1' | WidgetKey> {
  Step: '1' | '2' | '3';
  /** Left out of an agent's answers, as is `zapierApiKey`. */
  apiKey?: string | undefined;
  zapierApiKey?: string | undefined;
}

/** Conversation counts of a widget; 30 rolling days, the oldest first. */
export type WireChatStats = Wire<typeof chatStatsSchema>;

/** The signed-in person as they travel. */
export interface WireUser extends Omit<Wire<typeof userSchema>, 'ces' | 'account'> {
  ces: (WireWidget | JsonObject)[];
  account: WireAccount;
}

/** A row of the account's people as it travels. */
export type WireDashboardUser = Wire<typeof dashboardUserSchema>;

export type WireInvoice = Wire<typeof invoiceSchema>;
export type WireNextInvoice = Wire<typeof nextInvoiceSchema>;

/** A room of the team chat as it travels. */
export type WireChannel = Wire<typeof channelSchema>;

/** A node of a question group's tree as it stands in `treeJson`. */
export type WireQuestionNode = QuestionNode;

/** A question group as it travels. */
export type WireQuestionGroup = Wire<typeof questionGroupSchema>;

/** A saved reply as it travels. */
export type WireSavedReply = Wire<typeof savedReplySchema>;

/** A person or bot that was added to a widget, as they travel. */
export interface WireBotUser extends Wire<typeof botUserSchema> {
  userID: string;
}

/** A person or bot of the workspace, as they travel. */
export interface WireTeamUser extends Wire<typeof teamUserSchema> {
  id: string;
}

/** One agent's figures as they travel, or the team's; null where nothing was measured. */
export type WireChatFigures = Wire<typeof chatFiguresSchema>;

/** Figures of one widget as they travel. */
export type WireOverviewStats = Wire<typeof overviewStatsSchema>;

/** A chat of the history as it travels. */
export type WireChat = Wire<typeof chatSchema>;

/**
 * One day of availability as it travels. Its periods are exactly the pieces that are drawn: times when at least one
 * operator was online, each from `Offline` to `Online`, in order, apart from each other and cut at the day's midnights.
 */
export type WireAvailabilityDay = Wire<typeof availabilityDaySchema>;
