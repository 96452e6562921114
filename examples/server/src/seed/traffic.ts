/** Who writes in a channel, and who answers there. */
export interface Traffic {
  /** Chats on a usual weekday at the end of the period. */
  perDay: number;
  /** Days back to the first chat. */
  days: number;
  /** Days back to the last one, where they have ended. */
  until?: number;
  /** Where the team sits. */
  zone: string;
  agents: readonly [string, ...string[]];
}

const pacific = { days: 90, zone: 'America/Los_Angeles' };
const acmeAgents = ['Dana Whitfield', 'Luis Ferreira', 'Mei Chen'] as const;
const supportAgents = ['Luis Ferreira', 'Tobias Krüger'] as const;

/** By the widget's channel; a widget that is not set up has none, and one that is switched off has had none since. */
export const traffic: Record<string, Traffic> = {
  website: { ...pacific, perDay: 17, agents: acmeAgents },
  'pricing-page': { ...pacific, perDay: 9, agents: acmeAgents },
  docs: { ...pacific, perDay: 5, until: 40, agents: ['Mei Chen'] },
  'order-questions': { ...pacific, perDay: 12, agents: supportAgents },
  returns: { ...pacific, perDay: 4, agents: supportAgents },
  'globex-site': { perDay: 4, days: 18, zone: 'Europe/Berlin', agents: ['Priya Raman'] },
};
