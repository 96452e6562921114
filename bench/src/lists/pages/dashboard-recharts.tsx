import { Line, LineChart, ReferenceLine, ResponsiveContainer } from 'recharts';
import type { CardStats } from 'chatdeck/model';
import { exposePlainCards } from '../plain-card';

exposePlainCards(chartOf);

function chartOf({ daily, averagePerDay }: CardStats) {
  return (
    <ResponsiveContainer width="100%" height={40}>
      <LineChart data={daily.map((chats) => ({ chats }))}>
        <ReferenceLine y={averagePerDay} strokeDasharray="3 3" />
        <Line dataKey="chats" dot={false} isAnimationActive={false} />
      </LineChart>
    </ResponsiveContainer>
  );
}
