import { Skeleton } from '../../ui/base/skeleton';
import { weekdays } from '../../model/settings/operating-hours/schedule';

/** The table while loading. */
export function WeekHoursSkeleton() {
  return (
    <div className="cd-hours" aria-hidden="true">
      <div className="cd-hours-table">
        {weekdays.map((weekday) => (
          <div key={weekday} className="cd-hours-day">
            <Skeleton width="72px" />
            <Skeleton width="220px" height="32px" />
          </div>
        ))}
      </div>
    </div>
  );
}
