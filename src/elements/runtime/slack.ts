import type { SlackApp } from '../../model/places/slack-authorize';
import type { ChatdeckOptions } from '../options';

/** The Slack app that the API's server knows. */
export function slackOf({ baseUrl }: ChatdeckOptions): SlackApp {
  return { baseUrl: baseUrl || location.origin };
}
