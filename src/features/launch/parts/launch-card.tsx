import { Link } from 'react-router-dom';
import type { Project } from '../../../core/domain/products/launch.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import styles from './launch.module.css';
import { PhaseLine } from './phase-line.tsx';
import { SoldBar } from './sold-bar.tsx';

export interface ProjectCardProps {
  readonly project: Project;
  readonly now: number;
}

/** One project in the list; the whole card leads to it. */
export function ProjectCard({ project, now }: ProjectCardProps) {
  return (
    <li>
      <Link className={styles['card']} to={pathWith(routes.ieo.subscribe, { id: project.id })}>
        <span className={styles['head']}>
          <CoinMark name={project.tokenName} logo={project.logo} size={40} />
          <span className={styles['names']}>
            <span className={styles['name']}>{project.title}</span>
            <span className={styles['small']}>
              {[project.tokenName, project.payName].filter((name) => name !== undefined).join(' · ')}
            </span>
          </span>
        </span>
        {project.summary === undefined ? undefined : <span className={styles['summary']}>{project.summary}</span>}
        <SoldBar project={project} />
        <PhaseLine project={project} now={now} />
      </Link>
    </li>
  );
}
