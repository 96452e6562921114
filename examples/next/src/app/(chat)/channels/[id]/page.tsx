import { BehaviorScreen } from '../../../../chat/screens';

export default async function ChannelPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <BehaviorScreen key={id} widgetId={decodeURIComponent(id)} />;
}
