import { BehaviorTab } from 'chatdeck/settings/behavior';
import { useBehaviorTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { SwitchRow } from 'chatdeck/ui';
import { Chat } from '../chat';
import { usePreference } from '../preferences';

/** The other settings of a channel are not the portal's matter. */
const noTabs: [] = [];

export default function ChannelPage({ widgetId }: { widgetId: Id }) {
  return (
    <Chat>
      <BehaviorTab
        {...useBehaviorTab(widgetId)}
        navigation={noTabs}
        className="channel"
        header={<Care />}
        hiddenSections={['webhooks']}
        extraRows={{ notifications: <OrderRow widgetId={widgetId} /> }}
      />
    </Chat>
  );
}

/** In a slot, so it looks like the rest of the portal. */
function Care() {
  return (
    <p className="note">
      Your plan includes <b>Fernwood Care</b>: we set this channel up with you.{' '}
      <a href="mailto:care@fernwood.test">Write to us</a>
    </p>
  );
}

/** A setting of the portal's own among Chatdeck's, in their look. */
function OrderRow({ widgetId }: { widgetId: Id }) {
  const [isOn, setOn] = usePreference(`orders-in-chat/${String(widgetId)}`);
  return (
    <SwitchRow
      name="fernwoodOrders"
      label="Show the customer’s last order"
      help="Fernwood shows it next to each chat."
      value={isOn}
      onValueChange={setOn}
    />
  );
}
