import { ChevronUpIcon, CloseIcon, WidgetIcon } from '../base/icons';
import { AgentAvatar } from './avatar';
import { usePreview } from './preview-context';
import { Said } from './said';

/** The closed widget: a chip with words, a round button, a tab at the foot of the page, or nothing. */
export function Launcher() {
  const { look, peek } = usePreview();
  return (
    <div className="cd-look-closed" data-mode={look.collapsedMode}>
      {peek !== undefined && <Peek message={peek} />}
      <LauncherFace mode={look.collapsedMode} />
    </div>
  );
}

function LauncherFace({ mode }: { mode: string }) {
  if (mode === 'hidden') return null;
  if (mode === 'button') {
    return (
      <span className="cd-look-launcher" aria-hidden="true">
        <WidgetIcon size={24} />
      </span>
    );
  }
  return (
    <div className="cd-look-launcher">
      <WidgetIcon size={16} aria-hidden />
      <Said name="onlineTitle" />
      {mode === 'tab' && <ChevronUpIcon size={16} aria-hidden />}
    </div>
  );
}

/** A trigger's message before anybody has opened the widget. */
function Peek({ message }: { message: string }) {
  const { agent } = usePreview();
  return (
    <div className="cd-look-peek">
      <AgentAvatar />
      <div className="cd-look-peek-text">
        {agent?.name && (
          <span className="cd-look-author" dir="auto">
            {agent.name}
          </span>
        )}
        <span className="cd-look-said" dir="auto">
          {message}
        </span>
      </div>
      <CloseIcon size={14} aria-hidden />
    </div>
  );
}
