interface StripeErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
}

/** An error as Stripe says it. */
export class StripeRefusal extends Error {
  readonly status: 400 | 401 | 402 | 404;
  readonly error: StripeErrorBody;

  constructor(status: StripeRefusal['status'], error: StripeErrorBody) {
    super(error.message);
    this.status = status;
    this.error = error;
  }

  static invalid(message: string, param?: string): StripeRefusal {
    return new StripeRefusal(400, { type: 'invalid_request_error', message, ...(param && { param }) });
  }

  static missing(kind: string, id: string): StripeRefusal {
    const message = `No such ${kind.replaceAll(/[._]/g, ' ')}: '${id}'`;
    return new StripeRefusal(404, { type: 'invalid_request_error', code: 'resource_missing', message, param: 'id' });
  }

  static declined(message: string, declineCode: string): StripeRefusal {
    const code = 'card_declined';
    return new StripeRefusal(402, { type: 'card_error', code, decline_code: declineCode, message });
  }
}
