/** An automatic message. */
export interface Trigger {
  uid: string;
  message: string;
  /** Seconds; 0 means immediately. */
  after: number;
  /** Page URLs or paths. */
  on: string[];
  /** `contains`, `startsWith` or `exact`. */
  matchType?: string | undefined;
  enabled: boolean;
  displayStyle: string;
}

/** The content of `triggerJson`. */
export interface Triggers {
  /** Minutes. */
  minDelay: number;
  triggers: Trigger[];
  matchType: string;
}
