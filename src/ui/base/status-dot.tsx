interface StatusDotProps {
  /** Its fill and its shape. */
  status: 'online' | 'offline' | 'unfinished';
}

/** A mark whose fill and shape tell the status. Always beside the word for it, so it has no name of its own. */
export function StatusDot({ status }: StatusDotProps) {
  return <span className="cd-dot" data-state={status} data-chatdeck="status-dot" aria-hidden="true" />;
}
