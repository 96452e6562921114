import { LogLevel, type Logger } from '@slack/web-api';

const nothing = () => undefined;

/** Slack's client writes to the console otherwise, on its lowest level with all that is sent. */
export const silent: Logger = {
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  setLevel: nothing,
  getLevel: () => LogLevel.ERROR,
  setName: nothing,
};
