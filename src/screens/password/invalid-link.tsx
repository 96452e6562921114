import { ErrorCallout } from '../../ui/feedback/error-callout';
import { Link } from '../../ui/base/link';
import { useEffect, useRef } from 'react';
import type { PasswordLabels } from './labels';

interface InvalidLinkProps {
  /** The person has just tried it, and looks here for what became of that. */
  wasTried: boolean;
  labels: PasswordLabels;
}

/** A link that cannot set a password, and the way to another. */
export function InvalidLink({ wasTried, labels }: InvalidLinkProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasTried) alert.current?.focus();
  }, [wasTried]);
  return (
    <ErrorCallout alertRef={alert}>
      {labels.invalidToken} <span className="cd-ways">{labels.invalidTokenHelp}</span>{' '}
      <span className="cd-ways">
        <Link to={{ name: 'forgotPassword' }}>{labels.newLink}</Link>
      </span>
    </ErrorCallout>
  );
}
