import type { CardStats } from 'chatdeck/model';
import type { ReactNode } from 'react';
import { expose } from '../render/harness';
import { names, stats } from './cards';
import './plain-card.css';

interface PlainCardProps {
  id: number;
  name: string;
  stats: CardStats;
  chart: ReactNode;
}

/** The page of a peer that draws the chart alone. */
export function exposePlainCards(chartOf: (stats: CardStats) => ReactNode) {
  expose(() => (
    <ul className="cards">
      {names.map((name, index) => {
        const counts = stats[index];
        return counts && <PlainCard key={name} id={index + 1} name={name} stats={counts} chart={chartOf(counts)} />;
      })}
    </ul>
  ));
}

function PlainCard({ id, name, stats, chart }: PlainCardProps) {
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
