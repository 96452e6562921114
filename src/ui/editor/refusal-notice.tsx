import { refusedField, type EditorSection } from '../../model/core/editor';
import { useContext, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { CalloutAction } from '../feedback/callout-action';
import { useLabels } from '../theme/labels';
import { ProblemCallout } from '../feedback/problem-callout';
import { NoticePlaceContext } from './editor-context';
import { editorLabels } from './editor-labels';
import { controlOf } from './field-focus';

interface RefusalNoticeProps {
  section: Pick<EditorSection, 'status' | 'problem' | 'fields'>;
  title: string;
  alertRef: RefObject<HTMLDivElement | null>;
  /** The section that contains the rejected field. */
  element: RefObject<HTMLElement | null>;
}

/** Above the form: that the server rejected a section's save, why, and a link to the field it named. */
export function RefusalNotice({ section, title, alertRef, element }: RefusalNoticeProps) {
  const noticePlace = useContext(NoticePlaceContext);
  const labels = useLabels(editorLabels);
  if (!isRefusal(section) || !section.problem || !noticePlace) return null;
  const field = refusedField(section);
  return createPortal(
    <ProblemCallout title={labels.notSavedSection(title)} problem={section.problem} alertRef={alertRef}>
      {field !== undefined && (
        <CalloutAction onClick={() => controlOf(element.current, field)?.focus()}>{labels.showField}</CalloutAction>
      )}
    </ProblemCallout>,
    noticePlace,
  );
}

/** The server read the request and rejected it; other failures show next to the save button. */
export function isRefusal({ status, problem }: Pick<EditorSection, 'status' | 'problem'>): boolean {
  return status === 'failed' && problem?.kind === 'invalid';
}
