import { useLabels } from '../../ui/theme/labels';
import { ErrorCallout } from '../../ui/feedback/error-callout';
import { Link } from '../../ui/base/link';
import { useEffect, useRef } from 'react';
import { passwordLabels } from './labels';

interface InvalidLinkProps {
  /** The person has just tried it, and looks here for what became of that. */
  wasTried: boolean;
}

/** A link that cannot set a password, and the way to another. */
export function InvalidLink({ wasTried }: InvalidLinkProps) {
  const labels = useLabels(passwordLabels);
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
