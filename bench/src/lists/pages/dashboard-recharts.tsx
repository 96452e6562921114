import { Line, LineChart, ReferenceLine, ResponsiveContainer } from 'recharts';
import { expose } from '../../render/harness';
import { names, stats } from '../cards';
import { PlainCard } from '../plain-card';

expose(() => (
  <ul className="cards">
    {names.map((name, index) => {
      const counts = stats[index];
      return counts && <PlainCard key={name} id={index + 1} name={name} stats={counts} chart={chartOf(counts)} />;
    })}
  </ul>
));

function chartOf({ daily, averagePerDay }: (typeof stats)[number]) {
  return (
    <ResponsiveContainer width="100%" height={40}>
      <LineChart data={daily.map((chats) => ({ chats }))}>
        <ReferenceLine y={averagePerDay} strokeDasharray="3 3" />
        <Line dataKey="chats" dot={false} isAnimationActive={false} />
      </LineChart>
    </ResponsiveContainer>
  );
}
