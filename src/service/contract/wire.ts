import type { accountSchema } from '../../model/entities/account';
import type {
  availabilityDaySchema,
  chatFiguresSchema,
  dayFiguresSchema,
  overviewStatsSchema,
} from '../../model/entities/report';
import type { botUserSchema, teamUserSchema } from '../../model/entities/team-user';
import type { channelSchema } from '../../model/entities/channel';
import type { chatSchema } from '../../model/entities/chat';
import type { chatStatsSchema, widgetSchema } from '../../model/entities/widget';
import type { dashboardUserSchema } from '../../model/entities/dashboard-user';
import type { invoiceSchema, nextInvoiceSchema } from '../../model/entities/invoice';
import type { JsonObject, Wire } from '../../model/core/tolerant';
import type { operatingHourSchema } from '../../model/entities/operating-hours';
import type { pendingInvitationSchema } from '../../model/entities/pending-invitation';
import type { PlanFeature, planSchema } from '../../model/entities/plan';
import type { QuestionNode, questionGroupSchema } from '../../model/entities/question-group';
import type { savedReplySchema } from '../../model/entities/saved-reply';
import type { userSchema } from '../../model/entities/user';

/** A plan on the wire. */
export interface WirePlan
  extends Omit<Wire<typeof planSchema>, PlanFeature>, Partial<Record<PlanFeature, boolean | undefined>> {}

/** An account on the wire. Dates are ISO 8601 in UTC; null means none. */
export interface WireAccount extends Omit<Wire<typeof accountSchema>, 'plan' | 'availablePlans'> {
  plan: WirePlan;
  availablePlans: WirePlan[];
}

/** One range of a weekday: 0 is Sunday, times are HHMM integers. */
export type WireOperatingHour = Wire<typeof operatingHourSchema>;

type WidgetKey = 'apiKey' | 'zapierApiKey';

/** A widget on the wire: its identity, its settings, and fields we don’t know. */
export interface WireWidget extends Omit<Wire<typeof widgetSchema>, 'oauthV1' | WidgetKey> {
  Step: '1' | '2' | '3';
  /** Omitted from agents’ responses, like `zapierApiKey`. */
  apiKey?: string | undefined;
  zapierApiKey?: string | undefined;
}

/** A widget’s chat counts for 30 rolling days, oldest first. */
export type WireChatStats = Wire<typeof chatStatsSchema>;

/** The signed-in user on the wire. */
export interface WireUser extends Omit<Wire<typeof userSchema>, 'ces' | 'account'> {
  ces: (WireWidget | JsonObject)[];
  account: WireAccount;
}

/** A dashboard user on the wire. */
export type WireDashboardUser = Wire<typeof dashboardUserSchema>;

/** A pending invitation on the wire. */
export type WireInvitation = Wire<typeof pendingInvitationSchema>;

export type WireInvoice = Wire<typeof invoiceSchema>;
export type WireNextInvoice = Wire<typeof nextInvoiceSchema>;

/** A channel on the wire. */
export type WireChannel = Wire<typeof channelSchema>;

/** A node of a question group’s tree, as in `treeJson`. */
export type WireQuestionNode = QuestionNode;

/** A question group on the wire. */
export type WireQuestionGroup = Wire<typeof questionGroupSchema>;

/** A saved reply on the wire. */
export type WireSavedReply = Wire<typeof savedReplySchema>;

/** An added bot user on the wire. */
export interface WireBotUser extends Wire<typeof botUserSchema> {
  userID: string;
}

/** A workspace user or bot on the wire. */
export interface WireTeamUser extends Wire<typeof teamUserSchema> {
  id: string;
}

/** The figures of an agent or the team on the wire; null if nothing was measured. */
export type WireChatFigures = Wire<typeof chatFiguresSchema>;

/** The figures of a day on the wire. */
export type WireDayFigures = Wire<typeof dayFiguresSchema>;

/** A widget’s figures on the wire. */
export interface WireOverviewStats extends Omit<Wire<typeof overviewStatsSchema>, 'days'> {
  /** Only if they are asked for. */
  days?: WireDayFigures[] | undefined;
}

/** A chat of the history on the wire. */
export type WireChat = Wire<typeof chatSchema>;

/**
 * A day of availability on the wire. Its periods are the segments to draw: times when at least one operator was online,
 * each from `Offline` to `Online`, sorted, not overlapping, and cut at the day’s midnights.
 */
export type WireAvailabilityDay = Wire<typeof availabilityDaySchema>;
