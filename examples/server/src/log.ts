import { pino, type DestinationStream, type Logger } from 'pino';

/** Writes JSON lines to standard error, since standard output is for the person who starts the server. */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, serializers: { err: describeError } }, destination);
}

/** Takes an error, what went wrong, and where. */
export type Report = (error: unknown, what: string, place?: object) => void;

interface LoggedError {
  type: string;
  message: string;
  stack: string | undefined;
  cause?: LoggedError;
}

/** An error without the values it may carry: a failed query names its parameters, and those may be secrets. */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: undefined };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: 'query' in error ? 'a query failed' : message,
    stack: stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
