import { expose } from '../../render/harness';
import { names, stats } from '../cards';
import { PlainCard } from '../plain-card';

const width = 300;
const height = 40;

expose(() => (
  <ul className="cards">
    {names.map((name, index) => {
      const counts = stats[index];
      return counts && <PlainCard key={name} id={index + 1} name={name} stats={counts} chart={chartOf(counts)} />;
    })}
  </ul>
));

function chartOf({ daily, averagePerDay }: (typeof stats)[number]) {
  const top = Math.max(1, ...daily);
  const y = (count: number) => height - (count / top) * height;
  const points = daily.map((count, day) => `${(day * width) / (daily.length - 1)},${y(count)}`).join(' ');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label="Chats a day">
      <line x2={width} y1={y(averagePerDay)} y2={y(averagePerDay)} stroke="#889" strokeDasharray="3 3" />
      <polyline points={points} fill="none" stroke="#3f51b5" />
    </svg>
  );
}
