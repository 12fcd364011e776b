import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../../core/index.js';
import { load, valueOf } from '../../../core/tests/support.js';
import { lessonAfter, lessonOf, LESSONS } from '../../lessons/content/lessons.js';
import { LessonRun } from '../../lessons/lessonRun.js';
import type { Lesson } from '../../lessons/content/types.js';

let core: Core;
beforeAll(async () => {
  core = await load();
});

/** A run that stands at a task. */
function runAt(lesson: Lesson, number: number): LessonRun {
  const run = new LessonRun(core, lesson);
  while (run.number < number) run.next();
  return run;
}

const TASKS = LESSONS.flatMap(lesson =>
  lesson.tasks.map((task, number) => [`${lesson.id} ${number + 1}`, lesson, task, number] as const),
);

describe.each(TASKS)('%s', (_name, lesson, task, number) => {
  it('begins in a position that is written as it should be', () => {
    expect(valueOf(core.parsePosition(task.start)).text).toBe(task.start);
  });

  it('is done by its solution, with a hint before every action', () => {
    const run = runAt(lesson, number);
    for (const [index, action] of task.solution.entries()) {
      expect(run.hint()).toBe(action);
      expect(run.isDone).toBe(false);
      const isLast = index === task.solution.length - 1;
      expect([action, run.try([action]).kind]).toEqual([action, isLast ? 'done' : 'goes_on']);
    }
    expect(run.isDone).toBe(true);
  });

  it('takes only what is asked for', () => {
    const run = runAt(lesson, number);
    for (const action of task.wrong ?? []) {
      expect(run.position.whyIllegal(action)).toBeNull();
      expect([action, run.try([action])]).toEqual([action, { kind: 'wrong' }]);
    }
    for (const [action, code] of Object.entries(task.refused ?? {})) {
      expect([action, run.try([action])]).toMatchObject([action, { kind: 'refused', code }]);
    }
    expect(run.position.text).toBe(task.start);
    expect(run.isDone).toBe(false);
  });

  it('never leads to a dead end', () => {
    const run = runAt(lesson, number);
    const actions = run.position.legalActions();
    for (const action of actions) {
      run.again();
      let verdict = run.try([action]);
      for (let left = 12; verdict.kind === 'goes_on' && left > 0; left--) {
        const next = run.position.legalActions().find(each => {
          const after = run.position.play(each);
          return after.ok && run.task.accepts({ before: run.position, action: each, after: after.value });
        });
        expect([action, next]).not.toEqual([action, undefined]);
        verdict = run.try([next as string]);
      }
      expect([action, verdict.kind]).toEqual([action, verdict.kind === 'wrong' ? 'wrong' : 'done']);
    }
  });
});

describe('lessons', () => {
  it('have names of their own', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    expect(lessonOf('jump')?.subject).toBe('classic');
    expect(lessonOf('nothing')).toBeNull();
  });

  it('follow each other, and none comes twice', () => {
    const done = new Set<string>();
    let at = LESSONS[3]?.id ?? null;
    while (at) {
      done.add(at);
      at = lessonAfter(at, done)?.id ?? null;
    }
    expect(done.size).toBe(LESSONS.length);
  });

  it('are played in one go where a path is drawn, and stop where the task is done', () => {
    const run = new LessonRun(core, lessonOf('steps') as Lesson);
    const verdict = run.try(['Pe6', 'Pe7', 'Pe8']);
    expect(verdict).toMatchObject({ kind: 'done', actions: ['Pe6', 'Pe7'] });
    expect(run.try(['Pe8']).kind).toBe('done');
  });

  it('let the other side answer', () => {
    const run = runAt(lessonOf('moving') as Lesson, 1);
    expect(run.try(['b4'])).toMatchObject({ kind: 'goes_on', actions: ['b4', 'd3'] });
    run.again();
    expect(run.position.text).toBe(run.task.start);
  });
});
