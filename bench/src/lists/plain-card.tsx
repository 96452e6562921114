import type { CardStats } from 'chatdeck/model';
import type { ReactNode } from 'react';
import './plain-card.css';

interface PlainCardProps {
  id: number;
  name: string;
  stats: CardStats;
  chart: ReactNode;
}

export function PlainCard({ id, name, stats, chart }: PlainCardProps) {
  return (
    <li className="card">
      <div>
        <i /> <a href={`#/settings/${id}`}>{name}</a> <small>Online</small>
      </div>
      <p>
        {stats.today} today · {stats.last30Days} in 30 days · {stats.averagePerDay.toFixed(1)} a day
      </p>
      {chart}
    </li>
  );
}
