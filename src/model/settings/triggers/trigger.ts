/** An automatic message. */
export interface Trigger {
  uid: string;
  message: string;
  /** Seconds; 0 means immediately. */
  after: number;
  /** Page addresses or paths. */
  on: string[];
  /** `contains`, `startsWith` or `exact`. */
  matchType?: string | undefined;
  enabled: boolean;
  displayStyle: string;
}

/** What `triggerJson` holds. */
export interface Triggers {
  /** Minutes. */
  minDelay: number;
  triggers: Trigger[];
  matchType: string;
}
