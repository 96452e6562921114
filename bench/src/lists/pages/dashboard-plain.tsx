import type { CardStats } from 'chatdeck/model';
import { exposePlainCards } from '../plain-card';

const width = 300;
const height = 40;

exposePlainCards(chartOf);

function chartOf({ daily, averagePerDay }: CardStats) {
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
